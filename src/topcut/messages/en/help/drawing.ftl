help-drawing-draw-prizes = Draw prizes among names, so that anybody can draw them again.
    .more = Without a file it makes a seed and what is published of it beforehand. A list of names has one a line, with a star before those who won; a file draw/1 says everything itself, and whether it was drawn so.
    .file = A list of names, or a draw of the site.
    .prize = What is drawn among everybody; again for each prize.
    .winners = What is drawn among those who won.
    .seed = The seed that was fixed beforehand.
    .commitment = What was published of it.
