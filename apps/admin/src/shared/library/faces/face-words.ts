import type { FaceExpression, FaceGender, FaceRace, FaceSource } from '@tuyuan/contract/library/face-choices.ts';
import type { ImageFace } from '@tuyuan/contract/library/image-face.ts';

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
export const sourceWords: Readonly<Record<FaceSource, string>> = {
  model: '模型判断',
  cloud: '云端判断',
  manual: '人工核对',
};

type Told<Value> = { readonly value: Value; readonly confidence: number; readonly source: FaceSource } | null;

/** Returns a value with how sure it is and who says it: `微笑 94% · 模型判断`; null where nobody could tell. */
function toldText<Value>(told: Told<Value>, word: (value: Value) => string): string | null {
  if (told === null) return null;
  const sure = told.source === 'manual' ? '' : ` ${Math.round(told.confidence * 100)}%`;
  return `${word(told.value)}${sure} · ${sourceWords[told.source]}`;
}

/** Returns a face in one line: `约 28 岁 · 女 · 微笑（人工核对）`. */
export function faceLine({ age, gender, expression, race, beauty, source }: ImageFace): string {
  const words = [
    age && `约 ${age.value} 岁`,
    gender && genderWords[gender.value],
    expression && expressionWords[expression.value],
    race && `${raceWords[race.value]}肤色`,
    beauty && `颜值 ${beauty.value}`,
  ].filter((word) => word !== null);
  const told = [age, gender, expression, race, beauty].flatMap((each) => (each === null ? [] : [each.source]));
  const sources = [...new Set(told.length === 0 ? [source] : told)].map((each) => sourceWords[each]).join('、');
  return `${words.join(' · ') || '没有判断出属性'}（${sources}）`;
}

/** Returns everything that is said of a face, in the order of the form. */
export function faceTexts({ age, gender, expression, race, beauty }: ImageFace): string[] {
  return [
    toldText(age, (value) => `约 ${value} 岁`),
    toldText(gender, (value) => genderWords[value]),
    toldText(expression, (value) => expressionWords[value]),
    toldText(race, (value) => `${raceWords[value]}肤色`),
    toldText(beauty, (value) => `颜值 ${value}`),
  ].filter((text) => text !== null);
}
