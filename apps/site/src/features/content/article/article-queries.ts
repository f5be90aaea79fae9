import type { ArticleCategory } from '@tuyuan/contract/content/article-data.ts';
import type { ArticleKind } from '@tuyuan/contract/content/article-words.ts';

export const articlesPerPage = 20;

export interface ArticleFilter {
  readonly kind: ArticleKind;
  readonly page: number;
  readonly keyword: string;
  readonly tag: string;
  readonly categoryId: number | undefined;
}

/** Reads a list's address; a page that can't be read is the first. */
export function readArticleFilter(query: URLSearchParams, kind: ArticleKind): ArticleFilter {
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  return {
    kind,
    page: number('page') ?? 1,
    keyword: (query.get('q') ?? '').trim().slice(0, 60),
    tag: (query.get('tag') ?? '').trim().slice(0, 20),
    categoryId: number('category'),
  };
}

export function articlesArgument({ kind, page, keyword, tag, categoryId }: ArticleFilter) {
  return {
    kind,
    keyword,
    tag,
    ...(categoryId !== undefined && { categoryId }),
    skipCount: (page - 1) * articlesPerPage,
    maxResultCount: articlesPerPage,
  };
}

/** The address of a list. */
export function articlesPath({ kind, page, keyword, tag, categoryId }: ArticleFilter): string {
  const query = new URLSearchParams({
    ...(categoryId !== undefined && { category: `${categoryId}` }),
    ...(keyword && { q: keyword }),
    ...(tag && { tag }),
    ...(page > 1 && { page: `${page}` }),
  }).toString();
  const path = kind === 'notice' ? '/article/notice' : categoryId === undefined ? '/article' : '/article/more';
  return query === '' ? path : `${path}?${query}`;
}

export const articlePath = (id: number): string => `/article/detail?id=${id}`;

export const hottestArgument = { sort: 'hottest', maxResultCount: 5 } as const;
export const noticesArgument = { kind: 'notice', maxResultCount: 3 } as const;

const menuKinds: readonly ArticleKind[] = ['article', 'notice'];

/** The categories of the menu above the articles. */
export function pinnedCategories(categories: readonly ArticleCategory[] = []): ArticleCategory[] {
  return categories.filter(({ isPinned, kind }) => isPinned && menuKinds.includes(kind));
}

export function topMenuArgument({ id, kind }: Pick<ArticleCategory, 'id' | 'kind'>) {
  return { kind, categoryId: id, maxResultCount: 5 };
}
