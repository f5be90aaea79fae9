export function unitPath(id: number): string {
  return `/unit?id=${id}`;
}
