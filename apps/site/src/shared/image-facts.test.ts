import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { expect, test } from 'vitest';
import { cameraText, exposureText, imageFacts, settingsText } from './image-facts.ts';
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

test('short exposures read as fractions, long ones as seconds', () => {
  expect([0.004, 1 / 60, 0.3, 2.5, 0].map(exposureText)).toEqual(['1/250 s', '1/60 s', '0.3 s', '2.5 s', '']);
});

test('the maker is not said twice', () => {
  expect(cameraText({ ...nothing, make: 'NIKON CORPORATION', model: 'NIKON D850' })).toBe('NIKON D850');
  expect(cameraText({ ...nothing, make: 'Fujifilm', model: 'X-T5' })).toBe('Fujifilm X-T5');
  expect(cameraText({ ...nothing, model: 'X-T5' })).toBe('X-T5');
});

test('settings leave out what the camera did not write', () => {
  expect(settingsText({ ...nothing, aperture: 8, iso: 100 })).toBe('f/8 · ISO 100');
  expect(settingsText(nothing)).toBe('');
});

test('the position is shown only when it is given', () => {
  const named = (image: ImageDetail) => imageFacts(image).find(({ name }) => name === '坐标')?.value;
  expect(named(imageDetail({ position: null }))).toBeUndefined();
  expect(named(imageDetail({ position: { latitude: 27.5, longitude: -98.25 } }))).toBe('北纬 27.5000°，西经 98.2500°');
});

test('an image without camera data keeps its own facts', () => {
  const names = imageFacts(imageDetail({ camera: nothing, takenAt: null, downloads: 0 })).map(({ name }) => name);
  expect(names).toEqual(['编号', '尺寸', '文件', '发布']);
});
