import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { expect, test } from 'vitest';
import { imageFacts } from './image-facts.ts';
import { imageDetail } from './testing/library-samples.ts';

const nothing: ImageDetail['camera'] = {
  make: null,
  model: null,
  lens: null,
  aperture: null,
  exposure: null,
  iso: null,
  focalLength: null,
};

test('the position is shown only when it is given', () => {
  const named = (image: ImageDetail) => imageFacts(image).find(({ name }) => name === '坐标')?.value;
  expect(named(imageDetail({ position: null }))).toBeUndefined();
  expect(named(imageDetail({ position: { latitude: 27.5, longitude: -98.25 } }))).toBe('北纬 27.5000°，西经 98.2500°');
});

test('an image without camera data keeps its own facts', () => {
  const names = imageFacts(imageDetail({ camera: nothing, takenAt: null, downloads: 0 })).map(({ name }) => name);
  expect(names).toEqual(['编号', '尺寸', '文件', '发布']);
});
