import type { Database } from '../../platform/database/database.ts';
import { nearestTerm } from './nearest-term.ts';
import { normalizeText } from './normalize-text.ts';
import type { SearchQuery } from './parse-search-query.ts';
import { blurPinyin, pinyinOf } from './pinyin-of.ts';
import { findKnownWords, findNearbyTerms, type TermKind } from './search-term.repository.ts';

const longestTyped = 24;

async function nearestKnown(db: Database, kind: TermKind, typed: string): Promise<string | null> {
  if (typed.length < 2 || typed.length > longestTyped) return null;
  const reading = pinyinOf(typed) ?? { full: /^[a-z]+$/.test(typed) ? typed : '', initials: '' };
  const probe = { word: typed, pinyin: reading.full, blurred: blurPinyin(reading.full), initials: reading.initials };
  return nearestTerm(typed, await findNearbyTerms(db, kind, probe));
}

/** A wording of known terms near to what was typed, tried as a whole and then word by word; null when none is near. */
export async function didYouMean(
  db: Database,
  kind: TermKind,
  keyword: string,
  query: SearchQuery,
): Promise<string | null> {
  const whole = normalizeText(keyword).replace(/[\s\p{P}]+/gu, '');
  const texts = query.words.map((word) => word.text);
  const known = await findKnownWords(db, [whole, ...texts]);
  if (!known.has(whole)) {
    const nearest = await nearestKnown(db, kind, whole);
    if (nearest !== null) return nearest;
  }
  const words: string[] = [];
  for (const text of texts) words.push(known.has(text) ? text : ((await nearestKnown(db, kind, text)) ?? text));
  return words.every((word, index) => word === texts[index]) ? null : words.join(' ');
}
