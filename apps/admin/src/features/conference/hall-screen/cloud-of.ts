interface Word {
  readonly text: string;
  readonly count: number;
}

interface CloudWord extends Word {
  /** From 0 to 1; 1 for the most written. */
  readonly size: number;
}

const mostWords = 40;
/** Of so few people nothing is large yet. */
const leastScale = 4;

/** The most written words with their sizes; each keeps its neighbours while the counts change, so that nobody has to look for it. */
export function cloudOf(words: readonly Word[]): CloudWord[] {
  const top = words.toSorted((a, b) => b.count - a.count).slice(0, mostWords);
  const most = Math.max(leastScale, top[0]?.count ?? 0);
  return top
    .map(({ text, count }) => ({ text, count, size: Math.sqrt(count / most) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'zh-CN'));
}
