import { getArticle } from '@tuyuan/contract/content/article-data.ts';
import * as indexData from '@tuyuan/contract/site/index-data.ts';
import type { PageCall } from './site-renderer.ts';

interface Preview {
  token: string;
  /** Paths of the calls that it is for. */
  calls: ReadonlySet<string>;
}

/** What can be shown before it is published: the home page, and an article. */
const previewed = new Map<string, ReadonlySet<string>>([
  [
    '/',
    new Set(
      [indexData.getHomeNavigation, indexData.getHomeDataBlocks, indexData.getCarousels, indexData.getFriendLinks].map(
        ({ path }) => path,
      ),
    ),
  ],
  ['/article/detail', new Set([getArticle.path])],
]);

/** Returns the preview of a draft that the address is for, or null for any other address. */
export function previewOf(url: string): Preview | null {
  if (!URL.canParse(url, 'http://localhost')) return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const calls = previewed.get(pathname);
  const token = searchParams.get('preview');
  return calls && token !== null ? { token, calls } : null;
}

/** Makes a page's calls about what is previewed ask for the draft. */
export function askForDraft({ input, ...call }: PageCall, { token, calls }: Preview): PageCall {
  if (!calls.has(call.path)) return { ...call, input };
  return { ...call, input: { ...(typeof input === 'object' && input), preview: token } };
}
