import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';

export type HomeBlockType = HomeBlock['type'];

/** Returns the active blocks of the home page in their order. */
export function activeBlocks(blocks: readonly HomeBlock[] = []): HomeBlock[] {
  return blocks.filter(({ isActived }) => isActived).toSorted((a, b) => a.order - b.order);
}
