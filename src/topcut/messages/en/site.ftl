# The site as it is run: serving it, its database, backups, mail, and events that come from files.

site-event-begun = the event has begun, so it stays
    .do = take it from the list of events, or finish it
site-too-late = this took too long and was not written
    .do = send it again in a moment
site-cannot-write = { $why ->
        [readonly] the database of this site is read-only right now
        [full] the disk of this site is full
       *[held] another program is using the database of this site
    }, so nothing was written
    .do = tell whoever runs it, and send it again later
site-mail-waits = too much mail is waiting to go out, so yours was not sent
    .do = tell whoever runs it, and send it again later
site-no-memory = this takes more memory than there is, so nothing was written
    .do = ask for less at once

# Serving it.

site-mail-unknown = { $address } is not a way to send mail
    .do = use smtp://user:password@host
site-mail-without-name = mail is sent (TOPCUT_MAIL), but the site's own address, which it needs, is not set
    .do = set TOPCUT_HOSTS=play.example.org
site-no-secret = { $file } contains no secret, so links cannot be sealed
    .do = put back the one that was there, or delete the file: a new one is created, and old links stop working
site-port-taken = port { $port } of { $host } cannot be used ({ $why })
    .cli = stop what is running there, or choose another one: --port 8001
site-port-taken-by = { $why } by { $program }
site-process = process { $number } ({ $command })
site-process-unknown = its name is not known

# Its database.

site-database-unknown = { $scheme } is not a database that Topcut knows
    .do = use sqlite: or postgresql:
site-database-address = the address in DATABASE_URL cannot be read
    .do = write it like postgresql://user:password@host:5432/topcut
site-database-unusable = the database cannot be used ({ $why })
    .cli = check that it runs, and its address (--data, DATABASE_URL)
site-no-psycopg = PostgreSQL is asked for, but psycopg is not installed
    .cli = install it: `pip install "topcut[postgres]"`
site-not-durable = the database is not durable: { $how }
    .do = change that: a power cut could lose what was already accepted
site-sqlite-runs = SQLite runs with journal_mode={ $mode } and synchronous={ $level }
site-postgres-runs = PostgreSQL runs with synchronous_commit={ $commit } and fsync={ $sync }

# Backups.

site-no-database = there is no database in { $folder }
    .cli = name its folder (--data); PostgreSQL is backed up with pg_dump
site-backup-exists = { $file } already exists and was left as it is
    .do = choose another name
site-kept-exists = { $file } already exists and was left as it is
    .do = try again in a moment
site-no-folder = there is no folder { $folder }
    .do = create it, or choose another one
site-backup-unwritten = { $file } could not be written ({ $why })
    .do = make room on the disk or choose another place; nothing was left behind
site-not-a-backup = { $file } is not a Topcut backup
    .cli = name a file that `topcut backup` made
site-backup-damaged = { $file } is damaged
    .do = use another backup
site-is-served = the site is being served from this folder
    .cli = stop `topcut serve` first

# Its events.

site-event-gone = the event is not in the database
    .do = check its address
site-record-changed = record { $record } is not as it was written
    .cli = restore a backup: `topcut restore`
    .web = whoever runs this site can restore a backup
site-journal-without-event = the journal contains no event
    .do = choose another one
site-has-event = the site already has this event ({ $event }){ $more ->
        [0] { "" }
        [one] , with { $more } more record
       *[other] , with { $more } more records
    }
    .cli = { $more ->
        [0] the file brings nothing new
       *[other] take the site's with `topcut fetch { $event } FILE`
    }
site-event-forked = the file and the site's event { $event } differ after record { $record }: both have been written to
    .cli = choose one of them and enter into it what the other has; `topcut fetch { $event } FILE` shows the site's
site-text-not-storable = a text of the journal contains a character that a database cannot store
    .do = erase that text from the file first
site-not-proven = record { $record } of { $file }: { $why }
    .cli = look at it with `topcut verify`; only what is proven is adopted
site-not-derived = it cannot be worked out again
site-long-number = a number of more than { $digits } digits
site-not-shown = { $file } cannot be shown ({ $why })
    .cli = only what can be shown is adopted; look at it with `topcut verify`
site-page-too-slow = a page that takes too long
site-file-unreadable = it cannot be read
site-erased-already = { $player } has already been erased
site-nothing-to-erase = nothing is left to erase
site-name-in-log = somebody is reading the database right now, so the bytes of the name are still in its log
    (topcut.sqlite3-wal)
