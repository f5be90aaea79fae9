import { cleanHtml } from './clean-html.ts';

/**
 * Loads HTML of this origin and cleans it: no scripts, handlers, forms, frames or styles. Rejects for URLs of other
 * origins, failed responses and anything that is not HTML.
 */
export async function loadHtmlFragment(url: string, signal?: AbortSignal): Promise<string> {
  const { origin } = window.location;
  const address = new URL(url, window.location.href);
  if (address.origin !== origin) throw new Error(`${url} is not of this site`);
  const answer = await fetch(address, { headers: { accept: 'text/html' }, ...(signal && { signal }) });
  // A redirect may have led to another site.
  if (!answer.ok || (answer.url !== '' && new URL(answer.url).origin !== origin)) throw new Error(`${url} failed`);
  if (!/^text\/html\b/i.test(answer.headers.get('content-type') ?? '')) throw new Error(`${url} is not HTML`);
  return cleanHtml(await answer.text());
}
