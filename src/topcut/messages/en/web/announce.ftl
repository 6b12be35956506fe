# Announcements at the desk.
web-announce-until = Until, if it ends before the event
web-announce-until-is = In the zone of the event ({ $zone }). Left empty, it stands until you take it down or the event is finished.
web-announce-since-html = since { $at }
web-announce-since-until-html = since { $at }, until { $until }
web-announce-take-down-html = Take down<span class="off">: <bdi>{ $words }</bdi></span>
web-announce-taken-down = Taken down.
