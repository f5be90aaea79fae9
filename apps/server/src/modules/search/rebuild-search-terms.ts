import { type Database, inTransaction } from '../../platform/database/database.ts';
import { normalizeText } from './normalize-text.ts';
import { blurPinyin, pinyinOf } from './pinyin-of.ts';
import { deleteTerms, saveTerms, type TermKind, type TermRow } from './search-term.repository.ts';
import {
  countIndexedWords,
  countLabels,
  countPhotographers,
  liftTimeout,
  type WordCount,
} from './vocabulary.repository.ts';

const longestTerm = 40;
const batch = 2000;

export function toTerm(kind: TermKind, { word, count }: WordCount, isLabel: boolean): TermRow {
  const term = normalizeText(word).trim().slice(0, longestTerm);
  const reading = pinyinOf(term);
  const full = reading?.full ?? '';
  return {
    kind,
    term,
    count,
    is_label: isLabel,
    pinyin: full,
    blurred: blurPinyin(full),
    initials: reading?.initials ?? '',
  };
}

function merge(terms: Map<string, TermRow>, kind: TermKind, words: readonly WordCount[], isLabel: boolean): void {
  for (const word of words) {
    const term = toTerm(kind, word, isLabel);
    const key = `${kind} ${term.term}`;
    const known = terms.get(key);
    if (term.term === '') continue;
    terms.set(
      key,
      known === undefined
        ? term
        : { ...known, count: Math.max(known.count, term.count), is_label: known.is_label || isLabel },
    );
  }
}

/** Counts the vocabulary anew: what suggestions, "did you mean" and hot words draw from. */
export async function rebuildSearchTerms(db: Database): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await liftTimeout(transaction);
    const terms = new Map<string, TermRow>();
    merge(terms, 'photo', await countIndexedWords(transaction, 'photo'), false);
    merge(terms, 'photo', await countLabels(transaction), true);
    merge(terms, 'gallery', await countIndexedWords(transaction, 'gallery'), false);
    merge(terms, 'photographer', await countPhotographers(transaction), true);
    await deleteTerms(transaction);
    const rows = [...terms.values()];
    for (let first = 0; first < rows.length; first += batch)
      await saveTerms(transaction, rows.slice(first, first + batch), true);
  });
}
