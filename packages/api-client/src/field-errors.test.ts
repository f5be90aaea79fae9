import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

const refusal = (validationErrors: { message: string; members: string[] }[]) => ({
  status: 400,
  code: 'Request.Invalid',
  message: '填写的内容有误',
  validationErrors,
});

test('a fault stands at the field it names, also inside a list', () => {
  const thrown = refusal([
    { message: '不能为空', members: ['title'] },
    { message: '最多 20 个字', members: ['labels.3'] },
  ]);
  expect(fieldErrors(thrown, ['title', 'labels'])).toEqual({
    fields: { title: ['不能为空'], labels: ['最多 20 个字'] },
    rest: undefined,
  });
});

test('a fault of a field the form doesn’t have is told above it', () => {
  expect(fieldErrors(refusal([{ message: '编号不正确', members: ['id'] }]), ['title']).rest).toBe('编号不正确');
});

test('a fault of a nested field stands there, not at a field of the form that is called alike', () => {
  const thrown = refusal([{ message: '请填写 11 位手机号', members: ['answers.phone'] }]);
  expect(fieldErrors(thrown, ['phone', 'answers.phone']).fields).toEqual({ 'answers.phone': ['请填写 11 位手机号'] });
});

test('a refusal without fields is told above the form', () => {
  expect(fieldErrors(refusal([]), ['title'])).toEqual({ fields: {}, rest: '填写的内容有误' });
});
