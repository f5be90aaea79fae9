import { expect, test } from 'vitest';
import { movedTo, newQuestion, type Question, questionFaults, retyped } from './form-draft.ts';

const add = (questions: readonly Question[], given: Parameters<typeof newQuestion>[1]) => [
  ...questions,
  newQuestion(questions, given),
];
const keys = (questions: readonly Question[]) => questions.map(({ key }) => key);

test('a new question has a key nobody else has, a ready-made one its own as long as it is free', () => {
  let questions = add([], { type: 'text', label: '单位', key: 'company' });
  questions = add(questions, { type: 'text', label: '单位', key: 'company' });
  questions = add(questions, { type: 'idCard', label: '身份证号' });
  expect(keys(questions)).toEqual(['company', 'question2', 'idCard3']);
});

test('an identity number is always kept under a key the audit log masks', () => {
  const [question] = add([], { type: 'select', label: '证件', options: ['甲'] });
  if (!question) throw new Error('none');
  const asNumber = retyped(question, 'idCard', [question]);
  expect(asNumber).toMatchObject({ key: 'idCard1', options: [] });
  expect(retyped(asNumber, 'text', [asNumber]).key).toBe('question1');
});

test('a question is put at another place, the others keep their order', () => {
  const questions = ['a', 'b', 'c'].reduce<Question[]>((all, key) => add(all, { type: 'text', label: key, key }), []);
  expect(keys(movedTo(questions, questions[0]?.uid ?? '', 2))).toEqual(['b', 'c', 'a']);
  expect(keys(movedTo(questions, questions[2]?.uid ?? '', 0))).toEqual(['c', 'a', 'b']);
});

test('a question without words and a choice without options are wrong', () => {
  const questions = add(add([], { type: 'select', label: ' ', key: 'same' }), { type: 'text', label: '好' });
  const [first, second] = questions;
  if (!first || !second) throw new Error('none');
  expect(Object.keys(questionFaults(first))).toEqual(['label', 'options']);
  expect(questionFaults(second)).toEqual({});
});
