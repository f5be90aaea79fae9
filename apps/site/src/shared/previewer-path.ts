/** Returns the address of the full-window viewer at an image, walking through its album where one is named. */
export function previewerPath(id: number, albumId?: number): string {
  return `/imagePreviewer?id=${id}${albumId === undefined ? '' : `&album=${albumId}`}`;
}
