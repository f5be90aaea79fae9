import { expect, it } from 'vitest';
import { questionHeadings } from './attendee-table.ts';

it('gives each question a heading of its own, whatever labels the form has', () => {
  const form = [
    { key: 'team', label: '分组' },
    { key: 'note', label: '备注' },
    { key: 'noteAgain', label: '备注' },
    { key: 'teamAgain', label: '分组' },
    { key: 'sly', label: '备注（2）' },
  ];
  expect([...questionHeadings(form)]).toEqual([
    ['team', '分组（报名表）'],
    ['note', '备注'],
    ['noteAgain', '备注（2）'],
    ['teamAgain', '分组（报名表）（2）'],
    ['sly', '备注（2）（2）'],
  ]);
});

it('leaves a label to the question without a standard heading', () => {
  const form = [
    { key: 'company', label: '工作单位' },
    { key: 'diet', label: '分组' },
    { key: 'employer', label: '工作单位' },
    { key: 'email', label: '电子邮箱' },
    { key: 'gender', label: '性别' },
  ];
  expect(Object.fromEntries(questionHeadings(form))).toEqual({
    company: '单位',
    diet: '饮食',
    employer: '工作单位',
    email: '电子邮箱',
    gender: '性别',
  });
});
