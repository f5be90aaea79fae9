import type { Database } from '../../../platform/database/database.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { blurPinyin, pinyinOf } from './pinyin-of.ts';
import { deleteTerms, findTermKeys, saveTerms, type TermKind, type TermRow } from './search-term.repository.ts';
import {
  countAlbumWords,
  countImageWords,
  countLabels,
  countPhotographers,
  type IdRange,
  type IndexTable,
  nextRange,
  type WordCount,
} from './vocabulary.repository.ts';

const maxTermLength = 40;
const savedAtOnce = 2000;
/** Rows counted in one statement: a fraction of a second each, so that nothing waits for the vocabulary. */
const countedAtOnce = 20_000;

export function toTerm(kind: TermKind, { word, count }: WordCount, isLabel: boolean): TermRow {
  const term = normalizeText(word).trim().slice(0, maxTermLength);
  const reading = pinyinOf(term);
  const full = reading?.full ?? '';
  return {
    kind,
    term,
    count,
    isLabel,
    isFragment: false,
    pinyin: full,
    blurred: blurPinyin(full),
    initials: reading?.initials ?? '',
  };
}

class WordCounter {
  readonly counts = new Map<string, number>();

  add(words: readonly WordCount[]): void {
    for (const { word, count } of words) this.counts.set(word, (this.counts.get(word) ?? 0) + count);
  }

  get words(): WordCount[] {
    return Array.from(this.counts, ([word, count]) => ({ word, count }));
  }
}

function merge(terms: Map<string, TermRow>, kind: TermKind, words: readonly WordCount[], isLabel: boolean): void {
  for (const word of words) {
    const term = toTerm(kind, word, isLabel);
    if (term.term === '') continue;
    const key = `${kind} ${term.term}`;
    const known = terms.get(key);
    terms.set(
      key,
      known === undefined
        ? term
        : { ...known, count: Math.max(known.count, term.count), isLabel: known.isLabel || isLabel },
    );
  }
}

/** Marks terms that a longer one of as many images explains: 向日 where every image has 向日葵. Labels are never fragments. */
function markFragments(terms: Map<string, TermRow>): void {
  for (const { kind, term: whole, count } of [...terms.values()]) {
    for (let start = 0; start < whole.length; start += 1) {
      for (let end = start + 2; end <= whole.length; end += 1) {
        const part = terms.get(`${kind} ${whole.slice(start, end)}`);
        if (part !== undefined && part.term !== whole && part.count <= count && !part.isLabel) part.isFragment = true;
      }
    }
  }
}

async function eachRange(db: Database, table: IndexTable, count: (range: IdRange) => Promise<void>): Promise<void> {
  let range = await nextRange(db, table, 0, countedAtOnce);
  while (range !== null) {
    await count(range);
    range = await nextRange(db, table, range.last, countedAtOnce);
  }
}

async function countTerms(db: Database): Promise<Map<string, TermRow>> {
  const [images, labels, albums] = [new WordCounter(), new WordCounter(), new WordCounter()];
  await eachRange(db, 'image_search', async (range) => {
    images.add(await countImageWords(db, range));
    labels.add(await countLabels(db, range));
  });
  await eachRange(db, 'album_search', async (range) => albums.add(await countAlbumWords(db, range)));
  const terms = new Map<string, TermRow>();
  merge(terms, 'photo', images.words, false);
  merge(terms, 'photo', labels.words, true);
  merge(terms, 'gallery', albums.words, false);
  merge(terms, 'photographer', await countPhotographers(db), true);
  markFragments(terms);
  return terms;
}

function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += savedAtOnce) yield items.slice(first, first + savedAtOnce);
}

/**
 * Recounts the vocabulary behind suggestions, "did you mean" and hot words. Works in many small statements; searches
 * meanwhile see old counts beside new ones. Interrupted, it leaves some counts old.
 */
export async function rebuildSearchTerms(db: Database): Promise<void> {
  const terms = await countTerms(db);
  for (const rows of chunksOf([...terms.values()])) await saveTerms(db, rows);
  const vanished = (await findTermKeys(db)).filter(({ kind, term }) => !terms.has(`${kind} ${term}`));
  for (const keys of chunksOf(vanished)) await deleteTerms(db, keys);
}
