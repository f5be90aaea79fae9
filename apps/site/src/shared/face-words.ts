import type { FaceExpression, FaceGender, FaceRace } from '@tuyuan/contract/library/face-choices.ts';
import type { ImageFilter } from './image-filter.ts';

export const genderWords: Readonly<Record<FaceGender, string>> = { female: '女', male: '男' };
export const expressionWords: Readonly<Record<FaceExpression, string>> = {
  smile: '微笑',
  laugh: '大笑',
  neutral: '平静',
  sad: '难过',
  surprised: '惊讶',
  angry: '生气',
};
export const raceWords: Readonly<Record<FaceRace, string>> = { yellow: '黄', white: '白', black: '黑', arabs: '棕' };

function namesOf<Name extends string>(words: Readonly<Record<Name, string>>): Name[] {
  const names: Name[] = [];
  for (const name in words) names.push(name);
  return names;
}

export const genderNames = namesOf(genderWords);
export const expressionNames = namesOf(expressionWords);
export const raceNames = namesOf(raceWords);

/** Of the sliders; the wire takes ages up to 120. */
export const ageLimits = { from: 0, to: 100 } as const;
export const beautyLimits = { from: 0, to: 100 } as const;

interface Limits {
  readonly from: number;
  readonly to: number;
}

/** Returns a range of an address, `20-50`; "" where it is none or says nothing. */
export function readRange(text: string | null, limits: Limits): string {
  const ends = endsOf(text ?? '');
  if (ends === null || ends.from > ends.to || ends.to > limits.to) return '';
  return writeRange(ends, limits);
}

/** Returns the ends of `20-50`; null of "". */
export function endsOf(range: string): Limits | null {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(range) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

/** The whole range is no filter. */
export function writeRange({ from, to }: Limits, limits: Limits): string {
  return from <= limits.from && to >= limits.to ? '' : `${from}-${to}`;
}

export const clearedFaces = {
  faceAgeRange: '',
  faceBeautyRange: '',
  faceGender: [],
  faceRace: [],
  faceExpression: [],
  isSinglePeople: undefined,
} as const satisfies Partial<ImageFilter>;
