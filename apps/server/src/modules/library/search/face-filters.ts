import type { FaceExpression, FaceGender, FaceRace } from '@tuyuan/contract/library/face-choices.ts';
import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import { facetKinds } from './facet-kinds.ts';
import { facetTsquery } from './search-tsquery.ts';

/** What is said of a face that pictures may be found by; null where nobody could tell. */
export interface SearchableFace {
  age: number | null;
  gender: FaceGender | null;
  expression: FaceExpression | null;
  race: FaceRace | null;
  beauty: number | null;
}

/** Width of the steps that lexemes tell ages and beauty apart by; the exact values are in the row. */
const ageStep = 5;
const beautyStep = 10;

const inList = (name: string, values: readonly string[]) =>
  values.length === 0 ? [] : [`(${values.map((value) => `@.${name} == "${value}"`).join(' || ')})`];

function endsOf(range: string): { from: number; to: number } {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return { from, to };
}

function inRange(name: string, range: string | undefined): string[] {
  if (range === undefined) return [];
  const { from, to } = endsOf(range);
  return [`@.${name} >= ${from} && @.${name} <= ${to}`];
}

function stepsOf(range: string, step: number): number[] {
  const { from, to } = endsOf(range);
  const first = Math.floor(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => first + index);
}

/** Facet lexemes of an image's faces; `isSinglePeople` is null where there is no face. */
export function faceFacets(faces: readonly SearchableFace[], isSinglePeople: boolean | null): string[] {
  const found = faces.flatMap(({ age, gender, expression, race, beauty }) => [
    ...(age === null ? [] : [`${facetKinds.faceAge}${Math.floor(age / ageStep)}`]),
    ...(beauty === null ? [] : [`${facetKinds.faceBeauty}${Math.floor(beauty / beautyStep)}`]),
    ...(gender === null ? [] : [`${facetKinds.faceGender}${gender}`]),
    ...(expression === null ? [] : [`${facetKinds.faceExpression}${expression}`]),
    ...(race === null ? [] : [`${facetKinds.faceRace}${race}`]),
  ]);
  const people = isSinglePeople === null ? [] : [`${facetKinds.people}${isSinglePeople ? 1 : 2}`];
  return [...new Set([...found, ...people])];
}

/** Returns what lexemes can say of the face filters. That one face matches all of them, `facePath` adds. */
export function faceParts(filter: ImageFilter): string[] {
  const { faceAgeRange, faceBeautyRange, faceGender, faceRace, faceExpression, isSinglePeople } = filter;
  const part = (kind: string, values: readonly (string | number)[]) =>
    values.length === 0 ? [] : [facetTsquery(kind, values)];
  return [
    ...part(facetKinds.faceAge, faceAgeRange === undefined ? [] : stepsOf(faceAgeRange, ageStep)),
    ...part(facetKinds.faceBeauty, faceBeautyRange === undefined ? [] : stepsOf(faceBeautyRange, beautyStep)),
    ...part(facetKinds.faceGender, faceGender),
    ...part(facetKinds.faceRace, faceRace),
    ...part(facetKinds.faceExpression, faceExpression),
    ...part(facetKinds.people, isSinglePeople === undefined ? [] : [isSinglePeople ? 1 : 2]),
  ];
}

/** Returns the `jsonpath` that finds a face of an image which matches every filter; null without a filter on a face. */
export function facePath(filter: ImageFilter): string | null {
  const conditions = [
    ...inRange('age', filter.faceAgeRange),
    ...inRange('beauty', filter.faceBeautyRange),
    ...inList('gender', filter.faceGender),
    ...inList('race', filter.faceRace),
    ...inList('expression', filter.faceExpression),
  ];
  return conditions.length === 0 ? null : `$[*] ? (${conditions.join(' && ')})`;
}

/** Returns the filter without what it says of faces. */
export function withoutFaces(filter: ImageFilter): ImageFilter {
  const { faceAgeRange: _age, faceBeautyRange: _beauty, isSinglePeople: _single, ...others } = filter;
  return { ...others, faceGender: [], faceRace: [], faceExpression: [] };
}

export function hasFaceFilter(filter: ImageFilter): boolean {
  return faceParts(filter).length > 0;
}
