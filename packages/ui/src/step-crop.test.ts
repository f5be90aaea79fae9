import { expect, test } from 'vitest';
import { cropOfRatio, cropStepOf, stepCrop } from './step-crop.ts';

const picture = { width: 800, height: 400 };
const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

test('keys move the box by a pixel, great steps by ten, and never out of the picture', () => {
  expect(stepCrop(box, 'right', picture)).toEqual({ ...box, x: 0.2512 });
  expect(stepCrop(box, 'down', picture, true)).toEqual({ ...box, y: 0.275 });
  expect(stepCrop({ ...box, x: 0 }, 'left', picture)).toEqual({ ...box, x: 0 });
  expect(stepCrop({ ...box, y: 0.5 }, 'down', picture, true)).toEqual({ ...box, y: 0.5 });
});

test('the box grows around its middle with its ratio kept, up to the picture and down to a twentieth', () => {
  expect(stepCrop(box, 'grow', picture)).toEqual({ x: 0.225, y: 0.225, width: 0.55, height: 0.55 });
  const wide = stepCrop({ x: 0.02, y: 0.4, width: 0.96, height: 0.2 }, 'grow', picture);
  expect(wide).toEqual({ x: 0, y: 0.3958, width: 1, height: 0.2083 });
  expect(stepCrop({ x: 0.4, y: 0.4, width: 0.05, height: 0.05 }, 'shrink', picture).width).toBe(0.05);
});

test('a ratio gives the largest box in the middle, by the pixels of the picture', () => {
  expect(cropOfRatio(1, picture, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOfRatio(3, picture, 1)).toEqual({ x: 0, y: 0.1667, width: 1, height: 0.6667 });
});

test('only the keys of the hint belong to the box', () => {
  expect(['ArrowUp', '+', '=', '-', 'a', 'Tab', 'Enter'].map(cropStepOf)).toEqual([
    'up',
    'grow',
    'grow',
    'shrink',
    undefined,
    undefined,
    undefined,
  ]);
});
