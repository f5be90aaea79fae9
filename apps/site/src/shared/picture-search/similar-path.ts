/** Returns the address of the images alike to one of the library. */
export function similarPath(id: number): string {
  return `/search/photo?similarTo=${id}`;
}
