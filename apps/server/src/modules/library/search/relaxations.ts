import type { Relaxation } from '@tuyuan/contract/library/advance-image-search.ts';
import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withoutFaces } from './face-filters.ts';
import { type ImageCriteria, readCriteria } from './image-criteria.ts';
import { countImages } from './image-survey.repository.ts';

/** With this many hits or more, no relaxation is offered. */
export const fewHits = 20;
const maxOffered = 3;
/** The largest gain an offer states: enough to choose by, and quickly counted. */
const maxGain = 1000;

interface Weaker {
  condition: Relaxation['condition'];
  word: string | null;
  criteria: ImageCriteria;
}

const droppedFilters: [Relaxation['condition'], (filter: ImageFilter) => ImageFilter][] = [
  ['categoryIds', (filter) => ({ ...filter, categoryIds: [] })],
  ['regionIds', (filter) => ({ ...filter, regionIds: [] })],
  ['orientations', (filter) => ({ ...filter, orientations: [] })],
  ['colours', (filter) => ({ ...filter, colours: [] })],
  ['years', (filter) => ({ ...filter, years: [] })],
  ['taken', ({ takenFrom: _from, takenTo: _to, ...filter }) => filter],
  ['price', ({ isFree: _free, canUseAuthPay: _pay, maxUnitPrice: _price, ...filter }) => filter],
  ['faces', withoutFaces],
  ['text', (filter) => ({ ...filter, title: '', author: '', description: '', no: '' })],
];

function isSame(left: ImageFilter, right: ImageFilter): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function weakerCriteria({ filter, keyword, authorIds }: ImageCriteria): Weaker[] {
  const found: Weaker[] = [];
  for (const [condition, drop] of droppedFilters) {
    const left = drop(filter);
    if (!isSame(left, filter))
      found.push({
        condition,
        word: null,
        criteria: readCriteria(left, keyword, condition === 'text' ? null : authorIds),
      });
  }
  if (keyword.words.length > 1) {
    for (const word of keyword.words) {
      const words = keyword.words.filter((other) => other !== word);
      found.push({
        condition: 'keyword',
        word: word.text,
        criteria: readCriteria(filter, { ...keyword, words }, authorIds),
      });
    }
  } else if (keyword.words.length === 1 && found.length > 0) {
    found.push({
      condition: 'keyword',
      word: keyword.words[0]?.text ?? null,
      criteria: readCriteria({ ...filter, keyword: '' }, { ...keyword, words: [] }, authorIds),
    });
  }
  return found;
}

/** Which single condition to drop when `total` is small, and how many more that would find; the most helpful first. */
export async function findRelaxations(
  db: Database,
  criteria: ImageCriteria,
  total: number,
  timeZone: string,
): Promise<Relaxation[]> {
  if (total >= fewHits) return [];
  const offers: Relaxation[] = [];
  for (const { condition, word, criteria: weaker } of weakerCriteria(criteria)) {
    if (weaker.findsNothing) continue;
    const gain = Math.min((await countImages(db, weaker, timeZone, maxGain + total)) - total, maxGain);
    if (gain > 0) offers.push({ condition, word, gain });
  }
  return offers.sort((a, b) => b.gain - a.gain).slice(0, maxOffered);
}
