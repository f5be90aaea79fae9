import { expect, test } from 'vitest';
import { sortFiles } from './sort-files.ts';

const file = (name: string, type = '', content = 'x') => new File([content], name, { type });

test('pictures are known by type or, without one, by name', () => {
  const { pictures, turnedAway } = sortFiles(
    [
      file('a.jpg', 'image/jpeg'),
      file('b.HEIC'),
      file('c.svg', 'image/svg+xml'),
      file('d.nef'),
      file('e.gif', 'image/gif'),
    ],
    100,
  );
  expect(pictures.map(({ name }) => name)).toEqual(['a.jpg', 'b.HEIC']);
  expect(turnedAway.map((each) => [each.file.name, each.reason])).toEqual([
    ['c.svg', 'type'],
    ['d.nef', 'type'],
    ['e.gif', 'type'],
  ]);
});

test('empty and oversized pictures are turned away, hidden files left out', () => {
  const { pictures, turnedAway } = sortFiles(
    [file('a.jpg', '', ''), file('b.jpg', '', 'xxxx'), file('.DS_Store'), file('Thumbs.db')],
    3,
  );
  expect(pictures).toEqual([]);
  expect(turnedAway.map(({ reason }) => reason)).toEqual(['empty', 'size']);
});
