# Where two rulebooks differ.

diff-entry = { $table ->
        [rulebook] rulebook
        [setting] setting { $name }
        [result] result { $name }
        [ending] ending { $name }
        [tie-break] tie-break { $name }
        [criterion] criterion { $name }
        [rounds] rounds from { $name }
        [cut] rounds before a cut to { $name }
        [when] when { $name }
        [format] format { $name }
        [scenario] scenario { $name }
        [observation] observation { $name }
        [standings] standings
        [pairing] pairing
       *[other] { $table } { $name }
    }
diff-only-in = { $entry }: only in the { $rulebook ->
        [first] first
       *[second] second
    }
diff-changed = { $entry }, { $key }: { $before } → { $after }
