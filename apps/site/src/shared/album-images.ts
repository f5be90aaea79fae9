/** Returns the argument for an album's images, shared by its page and the viewer so that both use the same list. */
export function albumImagesArgument(albumId: number) {
  return { id: albumId, maxResultCount: 40 };
}
