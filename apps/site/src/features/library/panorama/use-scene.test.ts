import { expect, test } from 'vitest';
import { scenePath } from './use-scene.ts';

test('the address of a scene keeps the token of a preview', () => {
  expect(scenePath('/vr/detail', { id: 3, scene: 'a', preview: 'token' })).toBe(
    '/vr/detail?id=3&preview=token&scene=a',
  );
});

test('a shared address has the view, in tenths of a degree', () => {
  const view = { yaw: 10.04, pitch: -5.26, fov: 75 };
  expect(scenePath('/vr/detail', { id: 3, scene: 'a', view })).toBe('/vr/detail?id=3&scene=a&yaw=10&pitch=-5.3&fov=75');
});
