# Seasons: people across events, and what their events count for.

web-seasons-app = Seasons
