// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { dropRecentPicture, readRecentPictures } from './recent-pictures.ts';

const picture = (tempKey: string, sentAt: number) => ({ tempKey, thumb: 'data:image/jpeg;base64,', sentAt });

afterEach(() => sessionStorage.clear());

test('pictures are offered again as long as the server keeps them', () => {
  const kept = [picture('newer', 3_000_000), picture('older', 1)];
  sessionStorage.setItem('recentPictures', JSON.stringify(kept));
  expect(readRecentPictures(3_600_000)).toEqual(kept);
  expect(readRecentPictures(3_600_001)).toEqual([kept[0]]);
});

test('what isn’t a list of pictures is none, and a deleted one is forgotten', () => {
  for (const text of ['{', '{}', '[1,{"tempKey":1}]', 'null']) {
    sessionStorage.setItem('recentPictures', text);
    expect(readRecentPictures(), text).toEqual([]);
  }
  sessionStorage.setItem('recentPictures', JSON.stringify([picture('a', Date.now()), picture('b', Date.now())]));
  dropRecentPicture('a');
  expect(readRecentPictures().map(({ tempKey }) => tempKey)).toEqual(['b']);
});
