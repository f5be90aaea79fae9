import * as indexData from '@tuyuan/contract/site/index-data.ts';
import type { PageCall } from './site-renderer.ts';

/** Returns the token of a preview of the home page’s draft, or null for any other address. */
export function previewOf(url: string): string | null {
  if (!URL.canParse(url, 'http://localhost')) return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return pathname === '/' ? searchParams.get('preview') : null;
}

const homeCalls = new Set<string>(
  [indexData.getHomeNavigation, indexData.getHomeDataBlocks, indexData.getCarousels, indexData.getFriendLinks].map(
    ({ path }) => path,
  ),
);

/** Makes a page's calls about the home page ask for the draft. */
export function askForDraft({ input, ...call }: PageCall, preview: string): PageCall {
  if (!homeCalls.has(call.path)) return { ...call, input };
  return { ...call, input: { ...(typeof input === 'object' && input), preview } };
}
