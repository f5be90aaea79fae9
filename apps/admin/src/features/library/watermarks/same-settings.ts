import type { WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';

const names = [
  'isTiled',
  'corner',
  'hasNumber',
  'adapts',
  'opacity',
  'rotation',
  'scale',
  'spacing',
  'margin',
] as const;

function isSameMark(one: WatermarkSettings['mark'], other: WatermarkSettings['mark']): boolean {
  return one.kind === 'text'
    ? other.kind === 'text' && one.text === other.text
    : other.kind === 'picture' && one.pictureKey === other.pictureKey;
}

/** Counts the settings that differ; the mark is one of them. */
export function countChanges(one: WatermarkSettings, other: WatermarkSettings): number {
  const changed = names.filter((name) => one[name] !== other[name]).length;
  return isSameMark(one.mark, other.mark) ? changed : changed + 1;
}

export function isSameSettings(one: WatermarkSettings, other: WatermarkSettings): boolean {
  return countChanges(one, other) === 0;
}
