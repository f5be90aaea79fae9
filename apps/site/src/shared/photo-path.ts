export function photoPath(id: number): string {
  return `/photo?id=${id}`;
}
