import type { PageKind } from '@tuyuan/contract/site/page-kinds.ts';

const beginnings: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/(search|category)(\/|$)/, 'search'],
  [/^\/(photo|imagePreviewer)(\/|$)/, 'image'],
  [/^\/(album|gallery)(\/|$)/, 'album'],
  [/^\/photographer(\/|$)/, 'photographer'],
  [/^\/(article|help|single)(\/|$)/, 'article'],
  [/^\/(conference|attend)(\/|$)/, 'conference'],
  [/^\/(meeting|mobile)(\/|$)/, 'meeting'],
];

/** Returns what kind of page is at this address. */
export function pageKind(url: string): PageKind {
  const [path = ''] = url.split(/[?#]/, 1);
  return beginnings.find(([beginning]) => beginning.test(path))?.[1] ?? 'other';
}
