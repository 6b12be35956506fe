# Why a record of a journal cannot be: it speaks of something that is not there.

impossible-no-player = there is no player { $player }
impossible-entered-before = { $player } has already entered
impossible-no-setting = the rulebook has no setting { $setting }
impossible-no-listing-value = a listing has no value { $name }
impossible-no-round = there is no round { $round }
impossible-no-table = round { $round } has no table { $table }
impossible-order = round { $round } cannot follow { $rounds } rounds
impossible-not-the-latest = round { $round } is not the latest of { $rounds }
impossible-no-call = nobody has called a judge to table { $table }
