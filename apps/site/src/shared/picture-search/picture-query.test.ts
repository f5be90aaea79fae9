import { expect, test } from 'vitest';
import { sharePercent } from './crop-address.ts';
import { readPictureQuery, writePictureQuery } from './picture-query.ts';
import { pictureSearchPath } from './picture-search-path.ts';

const key = 'Zk3_x-9qLmN0pQrSabcdef';
const read = (text: string) => readPictureQuery(new URLSearchParams(text));

test('a search by picture comes back from its address', () => {
  const address = `tempKey=${key}&crop=0.1%2C0.25%2C0.5%2C0.3333&minLikeness=50`;
  const picture = read(address);
  expect(picture).toEqual({
    source: { tempKey: key },
    crop: { x: 0.1, y: 0.25, width: 0.5, height: 0.3333 },
    minLikeness: 50,
  });
  const query = new URLSearchParams();
  if (picture) writePictureQuery(picture, query);
  expect(query.toString()).toBe(address);
});

test('what an address says wrongly about the part or the likeness is left out', () => {
  const whole = { source: { tempKey: key }, crop: undefined, minLikeness: 65 };
  for (const crop of [
    '0,0,1,1',
    '0.5,0.5,0.6,0.6',
    '0.1,0.1,0.01,0.5',
    '1,2,3',
    'x,0,1,1',
    '-0.1,0,0.5,0.5',
    '1e0,0,1,1',
  ])
    expect(read(`tempKey=${key}&crop=${crop}&minLikeness=7`), crop).toEqual(whole);
});

test('a picture of the library is named by its number and searched for as a whole', () => {
  expect(read('similarTo=81&crop=0.1,0.1,0.5,0.5')).toEqual({
    source: { similarTo: 81 },
    crop: undefined,
    minLikeness: 65,
  });
  expect(read('similarTo=0')).toBeUndefined();
  expect(read('tempKey=%2F..%2F')).toBeUndefined();
});

test('another picture keeps the filters of an open search by picture, and nothing of a search by words', () => {
  const picture = { source: { tempKey: key }, crop: undefined, minLikeness: 65 };
  const from = (search: string, pathname = '/search/photo') => pictureSearchPath({ pathname, search }, picture);
  expect(from('?similarTo=4&crop=0,0,0.5,0.5&colours=blue')).toBe(`/search/photo?colours=blue&tempKey=${key}`);
  expect(from(`?tempKey=${key.toUpperCase()}&keyword=%E9%9B%AA`, '/search/gallery')).toBe(
    `/search/gallery?keyword=%E9%9B%AA&tempKey=${key}`,
  );
  expect(from('?keyword=%E9%9B%AA&colours=blue')).toBe(`/search/photo?tempKey=${key}`);
  expect(from('?id=4', '/photo')).toBe(`/search/photo?tempKey=${key}`);
});

test('a part is said in whole percent of the picture', () => {
  expect(sharePercent({ x: 0, y: 0, width: 0.7, height: 0.66 })).toBe(46);
  expect(sharePercent({ x: 0, y: 0, width: 0.05, height: 0.05 })).toBe(1);
});
