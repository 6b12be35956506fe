cli-opening-worth = { $result } ({ $worth })
