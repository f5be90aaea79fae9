import { expect, test } from 'vitest';
import { cameraText, exposureText, settingsText } from './camera-text.ts';

const nothing = {
  make: null,
  model: null,
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
