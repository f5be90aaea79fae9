import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import type { getFaceFacets as facetsEndpoint } from '@tuyuan/contract/library/image-face.ts';
import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countFaces } from './face-facets.repository.ts';
import { facePath } from './face-filters.ts';
import { faceSwitch } from './face-switch.repository.ts';
import { parseExactQuery, parseSearchQuery } from './parse-search-query.ts';
import { resolveCriteria } from './resolve-criteria.ts';

const none = {
  isSinglePeople: [],
  faceGender: [],
  faceExpression: [],
  faceRace: [],
  aged: 0,
  rated: 0,
  countsAreLowerBounds: false,
};

/** Counts images by what is said of their faces; nothing where the site does without. */
export async function getFaceFacets(
  db: Database,
  { exact, ...filter }: InputOf<typeof facetsEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof facetsEndpoint>> {
  if (!(await faceSwitch.get(db))) return { isOn: false, ...none };
  const now = wallTimeAt(new Date(), timeZone);
  const keyword = exact ? parseExactQuery(filter.keyword) : parseSearchQuery(filter.keyword, now);
  const criteria = await resolveCriteria(db, filter, keyword);
  if (criteria.findsNothing) return { isOn: true, ...none };
  const open = (change: Partial<ImageFilter>, condition?: string) => {
    const left = facePath({ ...filter, ...change });
    const path = condition === undefined ? (left ?? '$[*]') : withCondition(left, condition);
    return { filter: change, path };
  };
  const counts = await countFaces(db, criteria, timeZone, {
    people: open({ isSinglePeople: undefined }),
    gender: open({ faceGender: [] }),
    expression: open({ faceExpression: [] }),
    race: open({ faceRace: [] }),
    age: open({ faceAgeRange: undefined }, '@.age >= 0'),
    beauty: open({ faceBeautyRange: undefined }, '@.beauty >= 0'),
  });
  return {
    isOn: true,
    ...counts,
    isSinglePeople: counts.isSinglePeople ?? [],
    faceGender: counts.faceGender ?? [],
    faceExpression: counts.faceExpression ?? [],
    faceRace: counts.faceRace ?? [],
  };
}

function withCondition(path: string | null, condition: string): string {
  return path === null ? `$[*] ? (${condition})` : `${path.slice(0, -1)} && ${condition})`;
}
