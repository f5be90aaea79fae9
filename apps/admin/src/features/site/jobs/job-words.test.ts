import { expect, it } from 'vitest';
import { jobTitle, paceText } from './job-words.tsx';

it('paces are told in the largest whole unit', () => {
  expect([10, 300, 7200, 86_400].map(paceText)).toEqual(['每 10 秒', '每 5 分钟', '每 2 小时', '每天']);
});

it('an unknown kind is shown by its name', () => {
  expect(jobTitle('image-process')).toBe('处理图片');
  expect(jobTitle('brand-new')).toBe('brand-new');
});
