cli-version-topcut = Topcut { $version }, Auslosung { $engine }
