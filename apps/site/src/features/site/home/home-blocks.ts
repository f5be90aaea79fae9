import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';

export type HomeBlockType = HomeBlock['type'];

/** Returns the active blocks of the home page in their order. */
export function activeBlocks(blocks: readonly HomeBlock[] = []): HomeBlock[] {
  return blocks.filter(({ isActived }) => isActived).toSorted((a, b) => a.order - b.order);
}

/** What of a block decides which images or albums it lists. */
export type BlockSource = Pick<HomeBlock, 'count' | 'sort' | 'categoryId'>;

/** Returns the query of the block's images or albums. */
export function sourceQuery({ count, sort, categoryId }: BlockSource) {
  return { maxResultCount: count, sort, ...(categoryId && { categoryIds: [categoryId] }) };
}

/** Returns the page with all of what the block lists. */
export function sourcePath({ categoryId }: BlockSource, otherwise: string): string {
  return categoryId ? `/category?id=${categoryId}` : otherwise;
}

/** Returns the query of a block of articles, or of notices. */
export function articlesOf({ type, count }: Pick<HomeBlock, 'type' | 'count'>) {
  return { kind: type === 'notices' ? 'notice' : 'article', maxResultCount: count } as const;
}
