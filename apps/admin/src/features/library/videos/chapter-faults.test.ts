import { expect, it } from 'vitest';
import { chapterFaults } from './chapter-faults.ts';

const rows = ['0:00', '0:05'].map((at) => ({ key: at, at, title: '进场' }));
const refused = (members: string[]) => ({
  status: 400,
  code: 'Text.Blocked',
  message: '内容有不能使用的词',
  validationErrors: [{ message: '内容有不能使用的词', members }],
});

it('a refused chapter is told at its row and its field; one that is changed afterwards is another', () => {
  const found = chapterFaults(refused(['chapters.1.title']), rows);
  expect([...found.entries()]).toEqual([[rows[1], { field: 'title', text: '内容有不能使用的词' }]]);
  expect(rows.map((row) => found.get({ ...row }))).toEqual([undefined, undefined]);
  expect(
    chapterFaults(refused(['chapters.0.startsAtMs']), rows).get(rows[0] ?? { key: '', at: '', title: '' }),
  ).toMatchObject({
    field: 'at',
  });
  expect(chapterFaults(refused(['title']), rows).size).toBe(0);
});
