import type { Database } from '../../../platform/database/database.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { chineseFor, englishNear } from './english-words.ts';
import { nearestTerm } from './nearest-term.ts';
import { blurPinyin, pinyinOf } from './pinyin-of.ts';
import { findKnownWords, findNearbyTerms, type TermKind } from './search-term.repository.ts';
import { wordsOf } from './segmenter.ts';

const maxTypedLength = 24;
const maxChunks = 6;

async function nearestKnown(db: Database, kind: TermKind, typed: string): Promise<string | null> {
  if (typed.length < 2 || typed.length > maxTypedLength) return null;
  const reading = pinyinOf(typed) ?? { full: /^[a-z]+$/.test(typed) ? typed : '', initials: '' };
  const probe = { word: typed, pinyin: reading.full, blurred: blurPinyin(reading.full), initials: reading.initials };
  return nearestTerm(typed, await findNearbyTerms(db, kind, probe)) ?? (await nearestEnglish(db, typed));
}

/** The mistyped English word whose Chinese names most images have. */
async function nearestEnglish(db: Database, typed: string): Promise<string | null> {
  const near = englishNear(typed);
  if (near.length === 0) return null;
  const known = await findKnownWords(db, near.flatMap(chineseFor));
  const countOf = (english: string) =>
    chineseFor(english).reduce((sum, word) => sum + (known.get(word)?.count ?? 0), 0);
  const [best] = near.filter((english) => countOf(english) > 0).toSorted((one, other) => countOf(other) - countOf(one));
  return best ?? null;
}

/** Returns the correction of a text typed between spaces: the whole text when it is a known term or near one, else word by word. */
async function meantBy(
  db: Database,
  kind: TermKind,
  chunk: string,
  known: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  if (known.has(chunk)) return [chunk];
  const nearest = await nearestKnown(db, kind, chunk);
  if (nearest !== null) return [nearest];
  const words = wordsOf(chunk).map((word) => word.text);
  if (words.length < 2) return [chunk];
  return Promise.all(
    words.map(async (word) => (known.has(word) ? word : ((await nearestKnown(db, kind, word)) ?? word))),
  );
}

/** Returns a wording of known terms near to what was typed, tried as a whole and then piece by piece; null when none is near. */
export async function didYouMean(db: Database, kind: TermKind, keyword: string): Promise<string | null> {
  const chunks = normalizeText(keyword)
    .split(/[\s\p{P}]+/u)
    .filter((chunk) => chunk !== '')
    .slice(0, maxChunks);
  const whole = chunks.join('');
  const known = await findKnownWords(db, [
    whole,
    ...chunks,
    ...chunks.flatMap((chunk) => wordsOf(chunk).map((word) => word.text)),
  ]);
  if (chunks.length > 1 && !known.has(whole)) {
    const nearest = await nearestKnown(db, kind, whole);
    if (nearest !== null) return nearest;
  }
  const meant = (await Promise.all(chunks.map((chunk) => meantBy(db, kind, chunk, known)))).map((words) =>
    words.join(' '),
  );
  // The same words merely split apart are not a different wording.
  return meant.join('').replaceAll(' ', '') === whole ? null : meant.join(' ');
}
