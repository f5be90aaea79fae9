import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import type { StaticHandlerContext } from 'react-router-dom';
import { DEFAULT_SITE_DESCRIPTION, DEFAULT_SITE_NAME, settingOf } from '../shared/site-settings.ts';
import type { SiteStore } from './create-store.ts';
import { documentTitle, type HeadTag, headTags } from './page-meta.ts';
import { metaOf } from './route-meta.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function markup({ tag, attributes, text }: HeadTag, mark: string): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const opening = `<${tag}${written.join('')} ${mark}="">`;
  // JSON inside a script element is not HTML: only what could end the element needs escaping.
  return text === undefined ? opening : `${opening}${text.replaceAll('<', '\\u003c')}</${tag}>`;
}

/** Returns the page's title and head elements as HTML; a failed page is titled by its status. */
export function documentHead(store: SiteStore, context: StaticHandlerContext, url: URL, mark: string): string {
  const { data: settings } = indexDataApi.endpoints.getWebSettings.select()(store.getState());
  const site = {
    origin: settingOf(settings, 'siteAddress').replace(/\/+$/, '') || url.origin,
    siteName: settingOf(settings, 'siteName') || DEFAULT_SITE_NAME,
    siteDescription: settingOf(settings, 'siteDescription') || DEFAULT_SITE_DESCRIPTION,
  };
  const matches = context.matches.map(({ route }) => ({ loaderData: context.loaderData[route.id] }));
  const meta = metaOf(context.errors ? [] : matches);
  const tags = headTags(meta, site).map((tag) => markup(tag, mark));
  return [`<title>${escaped(documentTitle(meta, site.siteName))}</title>`, ...tags].join('\n');
}
