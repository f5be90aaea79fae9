import { expect, it } from 'vitest';
import { mapLinks } from './map-links.ts';

const place = { name: '湖山会议中心', address: '湖山路 88 号', latitude: 30.245, longitude: 120.155 };

it('leads every map to the coordinates, each in its own order of them', () => {
  const [amap, tencent, baidu] = mapLinks(place).map(({ href }) => new URL(href));
  expect(amap?.searchParams.get('position')).toBe('120.155,30.245');
  expect(tencent?.searchParams.get('marker')).toContain('coord:30.245,120.155;title:湖山会议中心');
  expect(baidu?.searchParams.get('location')).toBe('30.245,120.155');
});

it('searches by the address where there are no coordinates', () => {
  const links = mapLinks({ ...place, latitude: null, longitude: null });
  expect(links.map(({ href }) => decodeURIComponent(href).includes('湖山路 88 号'))).toEqual([true, true, true]);
});
