/** An album's images as its page and the viewer ask for them, so that both hold the same list. */
export function albumImagesArgument(albumId: number) {
  return { id: albumId, maxResultCount: 40 };
}
