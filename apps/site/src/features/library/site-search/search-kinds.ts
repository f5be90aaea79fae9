/** Searchable kinds, by the last part of the result page's path. */
export const searchKinds = [
  { value: 'photo', label: '图片' },
  { value: 'gallery', label: '图集' },
  { value: 'photographer', label: '摄影师' },
] as const;

export type SearchKind = (typeof searchKinds)[number]['value'];

export function searchPath(kind: SearchKind, keyword: string): string {
  const words = keyword.trim();
  return words === '' ? `/search/${kind}` : `/search/${kind}?keyword=${encodeURIComponent(words)}`;
}

/** Returns the kind of a result page. */
export function searchKindOf(pathname: string): SearchKind {
  return searchKinds.find(({ value }) => pathname === `/search/${value}`)?.value ?? 'photo';
}
