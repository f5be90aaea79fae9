import { readFileSync } from 'node:fs';

function readGroups(): string[][] {
  const text = readFileSync(new URL('./dictionary/synonyms.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
}

export const synonymGroups: readonly string[][] = readGroups();

function groupByWord(groups: readonly string[][]): Map<string, string[]> {
  const byWord = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const word of group) {
      const others = byWord.get(word) ?? new Set<string>();
      for (const other of group) if (other !== word) others.add(other);
      byWord.set(word, others);
    }
  }
  return new Map(Array.from(byWord, ([word, others]) => [word, [...others]]));
}

const synonymsByWord = groupByWord(synonymGroups);

/** Words that find the same pictures, without the word itself; empty when none is known. */
export function synonymsOf(word: string): readonly string[] {
  return synonymsByWord.get(word) ?? [];
}
