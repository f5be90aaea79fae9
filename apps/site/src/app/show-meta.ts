import type { PageMeta } from '../shared/page.ts';
import { HEAD_MARK } from './head-mark.ts';
import { documentTitle, headTags, type Site } from './page-meta.ts';

/** Puts a page's title and head elements in place of the last one's. */
export function showMeta(meta: PageMeta, site: Site): void {
  document.title = documentTitle(meta, site.siteName);
  const elements = headTags(meta, site).map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [HEAD_MARK]: '' })) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...elements);
}
