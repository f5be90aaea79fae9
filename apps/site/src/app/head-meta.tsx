import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageMeta } from '../shared/page.ts';
import { DEFAULT_SITE_DESCRIPTION, useSetting, useSiteName } from '../shared/site-settings.ts';
import { documentTitle, headTags } from './page-meta.ts';
import { metaOf } from './route-meta.ts';

/** Marks the elements of the head that belong to the page shown and go with it. */
export const HEAD_MARK = 'data-page';

function showMeta(meta: PageMeta, site: { origin: string; siteName: string; siteDescription: string }): void {
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

/** Keeps the document's head in step with the page after the server has written the first one. */
export function HeadMeta() {
  const meta = metaOf(useMatches());
  const { key } = useLocation();
  const siteName = useSiteName();
  const siteDescription = useSetting('siteDescription') || DEFAULT_SITE_DESCRIPTION;
  const siteAddress = useSetting('siteAddress');
  useEffect(() => {
    // The first page's head is the server's.
    if (key === 'default' && document.title !== '') return;
    showMeta(meta, { origin: siteAddress || window.location.origin, siteName, siteDescription });
  }, [key, meta, siteName, siteDescription, siteAddress]);
  return null;
}

