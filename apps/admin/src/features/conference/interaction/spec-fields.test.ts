import { InteractionSpec } from '@tuyuan/contract/conference/interaction-fields.ts';
import { expect, it } from 'vitest';
import { fieldsOf, specOf } from './spec-fields.ts';

const options = [
  { text: '落日与孤舟', imageId: 3 },
  { text: '茶园清晨', imageId: null },
];

it.each([
  { kind: 'poll', title: '选明信片', seconds: 60, options, maxChoices: 2, showsLive: false, canChange: false },
  { kind: 'quiz', title: '哪张是日出', seconds: null, options, correct: [2] },
  { kind: 'wordCloud', title: '一个词形容今天', seconds: null, maxWords: 2 },
  { kind: 'lottery', title: '午后抽奖', seconds: 30, prize: '三脚架', winnerCount: 3 },
])('brings back unchanged through the form what was prepared as $kind', (given) => {
  const spec = InteractionSpec.parse(given);
  expect(specOf(fieldsOf(spec))).toEqual(spec);
});

it('asks for no more choices than there are options', () => {
  const fields = { ...fieldsOf(undefined), title: '选', maxChoices: 5 };
  expect(specOf(fields)).toMatchObject({ maxChoices: 2 });
});
