import type { Orientation, SearchColour } from '@tuyuan/contract/library/image.ts';

// Repeated here, because importing the contract's lists would bring its schemas and zod into the page; the types keep
// both in step.
export const orientationWords = {
  landscape: '横图',
  portrait: '竖图',
  square: '方图',
  panorama: '全景',
} as const satisfies Record<Orientation, string>;

interface ColourWord {
  readonly word: string;
  readonly hex: string;
}

export const colourWords = {
  red: { word: '红色', hex: '#d9433b' },
  orange: { word: '橙色', hex: '#e58a33' },
  yellow: { word: '黄色', hex: '#edc63c' },
  green: { word: '绿色', hex: '#5aa741' },
  cyan: { word: '青色', hex: '#2f9088' },
  blue: { word: '蓝色', hex: '#4a72bd' },
  purple: { word: '紫色', hex: '#7d5bb0' },
  pink: { word: '粉色', hex: '#e68bb1' },
  brown: { word: '棕色', hex: '#8b5a3c' },
  black: { word: '黑色', hex: '#1b1d22' },
  grey: { word: '灰色', hex: '#8e939d' },
  white: { word: '白色', hex: '#ffffff' },
} as const satisfies Record<SearchColour, ColourWord>;

function namesOf<Name extends string>(words: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in words) names.push(name);
  return names;
}

export const orientationNames: readonly Orientation[] = namesOf(orientationWords);
export const colourNames: readonly SearchColour[] = namesOf(colourWords);
