interface Word {
  readonly text: string;
  readonly count: number;
}

interface CloudWord extends Word {
  /** From 0 to 1; 1 for the most written. */
  readonly size: number;
}

const maxWords = 40;
/** Lower bound of the scale, so that words from few people are not shown large. */
const minScale = 4;

/** Returns the most frequent words with their sizes; each keeps its neighbours while counts change, so that it stays easy to find. */
export function cloudOf(words: readonly Word[]): CloudWord[] {
  const top = words.toSorted((a, b) => b.count - a.count).slice(0, maxWords);
  const most = Math.max(minScale, top[0]?.count ?? 0);
  return top
    .map(({ text, count }) => ({ text, count, size: Math.sqrt(count / most) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'zh-CN'));
}
