export function conferencePath(id: number): string {
  return `/conference/detail?id=${id}`;
}

export function attendPath(id: number): string {
  return `/attend?id=${id}`;
}
