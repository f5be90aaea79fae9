import { toTerm } from '@tuyuan/server/src/modules/library/search/rebuild-search-terms.ts';
import { saveTerms } from '@tuyuan/server/src/modules/library/search/search-term.repository.ts';
import type { Database } from '@tuyuan/server/src/platform/database/database.ts';
import { seededRandom } from './seeded-random.ts';

const batch = 5000;
const firstHan = 0x4e00;
const commonHan = 6000;

/**
 * Adds `planted` words of two to four characters without images: a large library has many more words than the measured pictures,
 * and suggestions and other wordings should search as many terms.
 */
export async function plantVocabulary(db: Database, planted: number): Promise<void> {
  const random = seededRandom(3);
  const character = () => String.fromCodePoint(firstHan + Math.floor(random() * commonHan));
  const terms = Array.from({ length: planted }, (_, n) =>
    toTerm('photo', { word: Array.from({ length: 2 + (n % 3) }, character).join(''), count: 0 }, false),
  );
  const unique = [...new Map(terms.map((term) => [term.term, term])).values()];
  for (let first = 0; first < unique.length; first += batch) await saveTerms(db, unique.slice(first, first + batch));
}
