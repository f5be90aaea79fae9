import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import type { Folder } from '@tuyuan/contract/community/user-collection.ts';

interface KindWords {
  readonly noun: string;
  readonly unit: string;
  readonly counter: 'images' | 'albums' | 'articles';
}

/** How what can be collected is called and counted. */
export const kindWords: Readonly<Record<MarkKind, KindWords>> = {
  image: { noun: '图片', unit: '张', counter: 'images' },
  album: { noun: '图集', unit: '个', counter: 'albums' },
  article: { noun: '文章', unit: '篇', counter: 'articles' },
};

/** In the order of the tabs. */
export const collectedKinds: readonly MarkKind[] = ['image', 'album', 'article'];

export type Counted = Pick<Folder, 'images' | 'albums' | 'articles'>;

/** Says how much of what there is: “3 张图片 · 1 篇文章”; kinds with nothing are left out but images. */
export function countWords(counted: Counted): string {
  return Object.values(kindWords)
    .filter(({ counter }) => counter === 'images' || counted[counter] > 0)
    .map(({ noun, unit, counter }) => `${counted[counter]} ${unit}${noun}`)
    .join(' · ');
}
