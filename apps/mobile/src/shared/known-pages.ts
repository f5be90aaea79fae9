const known = new Set<string>();

/** Said once by the router: the addresses that have a page. */
export function setKnownPages(paths: Iterable<string>): void {
  for (const path of paths) known.add(path);
}

/** Whether there is a page behind an address, whatever its query; nothing leads to one that there is not. */
export function hasPage(path: string): boolean {
  return known.has(path.split('?', 1)[0] ?? '');
}
