import { expect, test } from 'vitest';
import { locatePicture } from './locate-picture.ts';

const nowhere = { country: null, state: null, city: null, sublocation: null };
const named = (place: Partial<typeof nowhere> | Record<string, string>) =>
  locatePicture({ place: { ...nowhere, ...place }, position: null });
const at = (latitude: number, longitude: number, place: Record<string, string> = {}) =>
  locatePicture({ place: { ...nowhere, ...place }, position: { latitude, longitude } });

test.each([
  [{ state: '浙江', city: '杭州', sublocation: '西湖' }, '浙江省/杭州市/西湖区'],
  [{ state: 'Zhejiang', city: 'Hangzhou', country: 'China' }, '浙江省/杭州市'],
  [{ state: 'Shaanxi', city: "Xi'an" }, '陕西省/西安市'],
  [{ state: 'Inner Mongolia' }, '内蒙古自治区'],
  [{ city: '大理' }, '云南省/大理白族自治州'],
  [{ city: '石林' }, '云南省/昆明市/石林彝族自治县'],
  [{ state: '北京', city: '北京', sublocation: '朝阳区' }, '北京市/朝阳区'],
  [{ country: 'Hong Kong' }, '香港特别行政区'],
  // Fuzhou, Nanjing, Xuzhou and Kaifeng have one.
  [{ city: '鼓楼区' }, ''],
  [{ city: 'Paris', country: 'France' }, ''],
])('reads %o as %s', (place, path) => {
  expect(named(place).path.join('/')).toBe(path);
});

test('keeps a place that is no region as a word, and only what the region does not say', () => {
  expect(named({ state: '上海', city: '上海市', sublocation: '外滩' })).toEqual({ path: ['上海市'], words: ['外滩'] });
  expect(named({ city: '巴黎', country: '法国' })).toEqual({ path: [], words: ['巴黎', '法国'] });
  expect(named({ state: 'Zhejiang', city: 'Hangzhou' }).words).toEqual([]);
});

test.each([
  ['West Lake', 30.25, 120.15, '浙江省/杭州市/西湖区'],
  ['the Bund', 31.235, 121.49, '上海市/黄浦区'],
  ['Shangri-La', 27.83, 99.71, '云南省/迪庆藏族自治州/香格里拉市'],
  ['Hong Kong', 22.28, 114.16, '香港特别行政区/中西区'],
  ['Hanoi', 21.03, 105.85, ''],
  ['Tokyo', 35.68, 139.76, ''],
  ['the middle of the Pacific', 0, 170, ''],
])('finds the county of coordinates: %s', (_name, latitude, longitude, path) => {
  expect(at(latitude, longitude).path.join('/')).toBe(path);
});

test('coordinates make words more exact and never contradict them', () => {
  expect(at(30.25, 120.15, { state: '浙江' }).path.join('/')).toBe('浙江省/杭州市/西湖区');
  expect(at(30.25, 120.15, { city: '昆明' }).path.join('/')).toBe('云南省/昆明市');
  expect(at(28.1, 85.9, { country: 'Nepal' })).toEqual({ path: [], words: ['Nepal'] });
});
