export function videoPath(id: number): string {
  return `/video/detail?id=${id}`;
}
