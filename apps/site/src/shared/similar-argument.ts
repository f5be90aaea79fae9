/**
 * Returns the argument for similar images, shared by the image's page and the viewer: enough to fill two rows, however
 * narrow the pictures.
 */
export function similarArgument(id: number) {
  return { id, maxResultCount: 18 };
}
