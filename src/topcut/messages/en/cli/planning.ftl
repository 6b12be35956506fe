cli-planning-stage = { $number }. { $stage }
