/** Kinds of pages whose visits are counted, free of zod. */
export const pageKinds = [
  'home',
  'search',
  'image',
  'album',
  'photographer',
  'article',
  'conference',
  'meeting',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];
