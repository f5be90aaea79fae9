import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';

const lists = [
  'categoryIds',
  'regionIds',
  'orientations',
  'colours',
  'years',
  'faceGender',
  'faceRace',
  'faceExpression',
] as const;
const singles = [
  'keyword',
  'exact',
  'takenFrom',
  'takenTo',
  'title',
  'author',
  'description',
  'no',
  'isFree',
  'canUseAuthPay',
  'maxUnitPrice',
  'faceAgeRange',
  'faceBeautyRange',
  'isSinglePeople',
] as const;

interface SearchQuery {
  /** What of the query narrows the search; "" where nothing does. */
  readonly query: string;
  readonly input: InputOf<typeof searchImages>;
}

/** Reads the query of the search page’s address; null where a part of it can't be searched for. */
export function readQuery(text: string): SearchQuery | null {
  const given = new URLSearchParams(text);
  const kept = new URLSearchParams();
  const fields: Record<string, string | string[]> = {};
  for (const name of singles) {
    const value = given.get(name) ?? '';
    if (value === '') continue;
    kept.set(name, value);
    fields[name] = value;
  }
  for (const name of lists) {
    const values = [...new Set(given.getAll(name))].toSorted();
    if (values.length === 0) continue;
    for (const value of values) kept.append(name, value);
    fields[name] = values;
  }
  const read = searchImages.input.safeParse({ ...fields, sort: 'newest', withFacets: false, maxResultCount: 100 });
  return read.success ? { query: kept.toString(), input: read.data } : null;
}
