import type { FaceSource } from '@tuyuan/contract/library/face-choices.ts';
import type { ImageFace } from '@tuyuan/contract/library/image-face.ts';
import { expressionWords, genderWords, raceWords } from './face-words.ts';

const sourceWords: Readonly<Record<FaceSource, string>> = { model: '模型判断', cloud: '云端判断', manual: '人工核对' };

/** Returns what is said of a face: `约 27 岁 · 女 · 微笑 94% · 模型判断`. */
export function faceTitle({ age, gender, expression, race, beauty, source }: ImageFace): string {
  const sure = (told: { confidence: number; source: FaceSource }) =>
    told.source === 'manual' ? '' : ` ${Math.round(told.confidence * 100)}%`;
  const said = [
    age && `约 ${age.value} 岁`,
    gender && `${genderWords[gender.value]}${sure(gender)}`,
    expression && `${expressionWords[expression.value]}${sure(expression)}`,
    race && `${raceWords[race.value]}肤色${sure(race)}`,
    beauty && `颜值 ${beauty.value}`,
  ].filter((text) => text !== null);
  return [...(said.length === 0 ? ['没有判断出属性'] : said), sourceWords[source]].join(' · ');
}
