import type { PageMeta } from '../shared/page.ts';

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface Site {
  readonly origin: string;
  readonly siteName: string;
  readonly siteDescription: string;
}

export function documentTitle({ title }: PageMeta, siteName: string): string {
  return title === '' || title === siteName ? siteName : `${title} - ${siteName}`;
}

function absolute(origin: string, address: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin;
}

/** Title apart, everything a page says about itself in the head. */
export function headTags(meta: PageMeta, { origin, siteName, siteDescription }: Site): HeadTag[] {
  const description = (meta.description || siteDescription).slice(0, 200);
  const canonical = meta.canonical && absolute(origin, meta.canonical);
  const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const graph = (property: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property, content } });
  const tags = [
    named('description', description),
    graph('og:site_name', siteName),
    graph('og:title', meta.title || siteName),
    graph('og:description', description),
    graph('og:type', meta.type ?? 'website'),
  ];
  if (meta.image) {
    tags.push(named('twitter:card', 'summary_large_image'), graph('og:image', absolute(origin, meta.image)));
  }
  if (canonical) {
    tags.push({ tag: 'link', attributes: { rel: 'canonical', href: canonical } }, graph('og:url', canonical));
  } else tags.push(named('robots', 'noindex'));
  for (const thing of meta.jsonLd ?? []) {
    const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
    tags.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text });
  }
  return tags;
}
