import type { FaceExpression, FaceGender, FaceRace } from '@tuyuan/contract/library/face-choices.ts';
import type { Orientation, SearchColour, ImageFilter as WireFilter } from '@tuyuan/contract/library/image.ts';
import { ageLimits, beautyLimits, expressionNames, genderNames, raceNames, readRange } from './face-words.ts';
import { colourNames, orientationNames } from './filter-words.ts';

/** Filter of an image list as given by the page's address. Empty values are [], '' or undefined. */
export interface ImageFilter {
  readonly categoryIds: readonly number[];
  readonly regionIds: readonly number[];
  readonly orientations: readonly Orientation[];
  readonly colours: readonly SearchColour[];
  readonly years: readonly number[];
  /** `yyyy-MM-dd`. */
  readonly takenFrom: string;
  readonly takenTo: string;
  readonly title: string;
  readonly author: string;
  readonly description: string;
  readonly no: string;
  readonly isFree: boolean;
  readonly canUseAuthPay: boolean;
  /** Cents. */
  readonly maxUnitPrice: number | undefined;
  /** `20-50`, or ''. */
  readonly faceAgeRange: string;
  readonly faceBeautyRange: string;
  readonly faceGender: readonly FaceGender[];
  readonly faceRace: readonly FaceRace[];
  readonly faceExpression: readonly FaceExpression[];
  /** One person, several, or whatever. */
  readonly isSinglePeople: boolean | undefined;
}

export const emptyImageFilter: ImageFilter = {
  categoryIds: [],
  regionIds: [],
  orientations: [],
  colours: [],
  years: [],
  takenFrom: '',
  takenTo: '',
  title: '',
  author: '',
  description: '',
  no: '',
  isFree: false,
  canUseAuthPay: false,
  maxUnitPrice: undefined,
  faceAgeRange: '',
  faceBeautyRange: '',
  faceGender: [],
  faceRace: [],
  faceExpression: [],
  isSinglePeople: undefined,
};

/** Returns how many conditions the filter has. */
export function conditionCount({ takenFrom, takenTo, isFree, canUseAuthPay, ...others }: ImageFilter): number {
  const values = [...Object.values(others), takenFrom || takenTo, isFree || undefined, canUseAuthPay || undefined];
  return values.flat().filter((value) => value !== undefined && value !== '').length;
}

// The wire's limits (packages/contract/src/image.ts): values beyond them are cut off, not refused.
const MAX_ID = 2_147_483_647;
const MOST_IDS = 50;
export const textLimits = { title: 100, author: 100, description: 200, no: 40 } as const;

export function readWholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

function readNumbers(query: URLSearchParams, name: string, least: number, most: number): number[] {
  const numbers = query.getAll(name).map((text) => readWholeNumber(text, least, most));
  return [...new Set(numbers.filter((number) => number !== undefined))].slice(0, MOST_IDS);
}

function readChoices<Value extends string>(query: URLSearchParams, name: string, allowed: readonly Value[]): Value[] {
  const texts = query.getAll(name);
  return allowed.filter((value) => texts.includes(value));
}

/** Text of the address as the wire takes it: trimmed, cut, without what can't be stored. */
export function readText(query: URLSearchParams, name: string, most: number): string {
  return (query.get(name) ?? '').replaceAll('\u0000', '').toWellFormed().trim().slice(0, most).trim();
}

function readDay(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? '' : text;
}

function readFlag(text: string | null): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Returns the filter in an address, without parts it cannot parse. */
export function readImageFilter(query: URLSearchParams): ImageFilter {
  return {
    categoryIds: readNumbers(query, 'categoryIds', 1, MAX_ID),
    regionIds: readNumbers(query, 'regionIds', 1, MAX_ID),
    orientations: readChoices(query, 'orientations', orientationNames),
    colours: readChoices(query, 'colours', colourNames),
    years: readNumbers(query, 'years', 1800, 2200),
    takenFrom: readDay(query, 'takenFrom'),
    takenTo: readDay(query, 'takenTo'),
    title: readText(query, 'title', textLimits.title),
    author: readText(query, 'author', textLimits.author),
    description: readText(query, 'description', textLimits.description),
    no: readText(query, 'no', textLimits.no),
    isFree: query.get('isFree') === 'true',
    canUseAuthPay: query.get('canUseAuthPay') === 'true',
    maxUnitPrice: readWholeNumber(query.get('maxUnitPrice'), 0, 100_000_000),
    faceAgeRange: readRange(query.get('faceAgeRange'), ageLimits),
    faceBeautyRange: readRange(query.get('faceBeautyRange'), beautyLimits),
    faceGender: readChoices(query, 'faceGender', genderNames),
    faceRace: readChoices(query, 'faceRace', raceNames),
    faceExpression: readChoices(query, 'faceExpression', expressionNames),
    isSinglePeople: readFlag(query.get('isSinglePeople')),
  };
}

/** Returns the call's fields without empty ones, so that equal lists are requested and cached once. */
export function filterArgument(filter: ImageFilter): Partial<Omit<WireFilter, 'keyword'>> {
  const { categoryIds, regionIds, orientations, colours, years, takenFrom, takenTo, isFree, canUseAuthPay } = filter;
  return {
    ...(categoryIds.length > 0 && { categoryIds: [...categoryIds] }),
    ...(regionIds.length > 0 && { regionIds: [...regionIds] }),
    ...(orientations.length > 0 && { orientations: [...orientations] }),
    ...(colours.length > 0 && { colours: [...colours] }),
    ...(years.length > 0 && { years: [...years] }),
    ...(takenFrom !== '' && { takenFrom }),
    ...(takenTo !== '' && { takenTo }),
    ...(filter.title !== '' && { title: filter.title }),
    ...(filter.author !== '' && { author: filter.author }),
    ...(filter.description !== '' && { description: filter.description }),
    ...(filter.no !== '' && { no: filter.no }),
    ...(isFree && { isFree }),
    ...(canUseAuthPay && { canUseAuthPay }),
    ...(filter.maxUnitPrice !== undefined && { maxUnitPrice: filter.maxUnitPrice }),
    ...faceArgument(filter),
  };
}

function faceArgument(filter: ImageFilter) {
  const { faceAgeRange, faceBeautyRange, faceGender, faceRace, faceExpression, isSinglePeople } = filter;
  return {
    ...(faceAgeRange !== '' && { faceAgeRange }),
    ...(faceBeautyRange !== '' && { faceBeautyRange }),
    ...(faceGender.length > 0 && { faceGender: [...faceGender] }),
    ...(faceRace.length > 0 && { faceRace: [...faceRace] }),
    ...(faceExpression.length > 0 && { faceExpression: [...faceExpression] }),
    ...(isSinglePeople !== undefined && { isSinglePeople }),
  };
}

/** Whether the filter says anything of people. */
export function hasFaceFilter(filter: ImageFilter): boolean {
  return Object.keys(faceArgument(filter)).length > 0;
}

/** Writes the filter to an address in a canonical order. The inverse of `readImageFilter`. */
export function writeImageFilter(filter: ImageFilter, query = new URLSearchParams()): URLSearchParams {
  for (const [name, value] of Object.entries(filterArgument(filter))) {
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    for (const text of name.endsWith('Ids') || name === 'years' ? values.toSorted(byNumber) : values) {
      query.append(name, text);
    }
  }
  return query;
}

function byNumber(a: string, b: string): number {
  return Number(a) - Number(b);
}

/** Returns a path with its query, without a lone `?`. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Returns the list with `value` added or removed. */
export function toggled<Value>(values: readonly Value[], value: Value, isWanted = !values.includes(value)): Value[] {
  const others = values.filter((other) => other !== value);
  return isWanted ? [...others, value] : others;
}
