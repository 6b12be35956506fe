cli-version-topcut = Topcut { $version }, pairing engine { $engine }
