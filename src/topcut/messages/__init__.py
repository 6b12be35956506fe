"""What Topcut says: messages as values below, their texts in catalogues, put together by a voice at the edges."""
