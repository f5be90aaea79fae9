import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { formatImportReport } from './format-import-report.ts';
import { showProgress } from './show-progress.ts';

test('tells the counts, the duplicates, and the refused files by reason', () => {
  const report = formatImportReport(
    {
      found: 6,
      imported: 2,
      resumed: 0,
      duplicates: ['/p/a/again.jpg'],
      noted: [{ path: '/p/z.png', note: '扩展名是 .png，内容其实是 JPEG' }],
      refused: [
        { path: '/p/x.jpg', code: 'Picture.Empty', reason: '文件是空的，没有内容。' },
        { path: '/p/notes.txt', code: 'Picture.NotAPicture', reason: '文件内容不是图片。' },
        { path: '/p/y.jpg', code: 'Picture.Empty', reason: '文件是空的，没有内容。' },
      ],
      waiting: [],
    },
    '/p',
  );
  expect(report).toBe(`
  found             6
  imported          2
  duplicates        1
  refused           3

  Duplicates, in the library already:
      a/again.jpg

  Refused:
    Picture.Empty  文件是空的，没有内容。
      x.jpg
      y.jpg
    Picture.NotAPicture  文件内容不是图片。
      notes.txt

  Taken, but look at them:
      z.png  扩展名是 .png，内容其实是 JPEG

`);
});

test('says what an import had to complete and what is left, when there is any', () => {
  const report = formatImportReport(
    { found: 2, imported: 0, resumed: 1, duplicates: [], noted: [], refused: [], waiting: ['/p/z.jpg'] },
    '/p',
  );
  expect(report).toMatch(/completed from before +1/);
  expect(report).toMatch(/not processed yet +1/);
  expect(report).toContain('z.jpg');
});

test('a file name can’t steer the terminal', () => {
  const refused = [{ path: '/p/\u001b[2Jx.jpg', code: 'Picture.Empty', reason: '' }];
  expect(
    formatImportReport({ found: 1, imported: 0, resumed: 0, duplicates: [], noted: [], refused, waiting: [] }, '/p'),
  ).not.toContain('\u001b');
});

test('away from a terminal the progress is a plain line every few seconds, with rate and time left', () => {
  const output = new PassThrough();
  let clock = 0;
  const display = showProgress(Object.assign(output, { isTTY: false }), () => clock);
  for (let settled = 0; settled <= 200; settled++) {
    clock = settled * 500;
    display.update({ found: 200, settled, unfinished: 3 });
  }
  display.stop();
  const lines = String(output.read()).trim().split('\n');
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('10 of 200, 2.0 /s, 1 min 35 s left');
  expect(lines.at(-1)).toBe('200 of 200, 2.0 /s, all visible, 3 still being rendered in full');
});
