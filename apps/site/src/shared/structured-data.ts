import type { PageContext } from './page.ts';

/** Wire times are in the site's time zone. */
const zone = '+08:00';

/** Returns a wire time as structured data has it. */
export function structuredTime(wire: string): string {
  return `${wire}${zone}`;
}

/** The address of a page's picture; of one without, the site's icon. */
export function structuredPicture(picture: string | undefined, origin: string): string {
  return new URL(picture || '/icon-512.png', origin).href;
}

/** The site itself, as who publishes. */
export function publisherData({ origin, siteName }: Pick<PageContext, 'origin' | 'siteName'>): object {
  return { '@type': 'Organization', name: siteName, url: `${origin}/`, logo: structuredPicture(undefined, origin) };
}
