import { checkTour } from '@tuyuan/contract/library/panorama-checks.ts';
import type { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { expect, test } from 'vitest';
import { addHotspot, addScene, copyHotspot, moveScene, removeScene, updateHotspot } from './edit-tour.ts';

const empty: PanoramaTour = {
  title: '湖',
  description: '',
  author: '',
  location: '',
  categoryId: null,
  planKey: null,
  hasPlanet: true,
  turns: true,
  scenes: [],
};

function twoScenes(): PanoramaTour {
  return addScene(addScene(empty, 1, '湖心'), 2, '垭口');
}

test('a new hotspot leads to a scene that nothing leads to yet, else it is words', () => {
  const tour = twoScenes();
  const [first] = tour.scenes;
  const one = addHotspot(tour, first?.key ?? '', { yaw: 10, pitch: 5 });
  expect(one.tour.scenes[0]?.hotspots).toMatchObject([{ kind: 'scene', target: tour.scenes[1]?.key, yaw: 10 }]);
  const two = addHotspot(one.tour, first?.key ?? '', { yaw: 0, pitch: 0 });
  expect(two.tour.scenes[0]?.hotspots[1]).toMatchObject({ kind: 'text', target: '' });
});

test('taking a scene out takes the ways there along', () => {
  const tour = twoScenes();
  const [first, second] = tour.scenes;
  const { tour: linked } = addHotspot(tour, first?.key ?? '', { yaw: 0, pitch: 0 });
  expect(removeScene(linked, second?.key ?? '').scenes).toMatchObject([{ hotspots: [] }]);
});

test('scenes change places within the list only', () => {
  const tour = twoScenes();
  const [first] = tour.scenes;
  expect(moveScene(tour, first?.key ?? '', 1).scenes.map(({ name }) => name)).toEqual(['垭口', '湖心']);
  expect(moveScene(tour, first?.key ?? '', -1)).toBe(tour);
});

test('a copy stands beside its hotspot under a key of its own', () => {
  const tour = twoScenes();
  const scene = tour.scenes[0]?.key ?? '';
  const { tour: one, key } = addHotspot(tour, scene, { yaw: 178, pitch: 0 });
  const copied = copyHotspot(one, scene, key);
  expect(copied.key).not.toBe(key);
  expect(copied.tour.scenes[0]?.hotspots[1]).toMatchObject({ yaw: -174 });
});

test('checks: a missing title, tiles or target block; dead ends, unreachable scenes and hotspots without words warn', () => {
  const tour = { ...twoScenes(), title: '' };
  const [first] = tour.scenes;
  const kinds = (checked: PanoramaTour, ready: readonly number[]) =>
    checkTour(
      checked,
      ready.map((id) => ({ id, state: 'ready' })),
    ).map(({ kind, blocks }) => `${kind}${blocks ? '!' : ''}`);
  expect(kinds(tour, [1])).toEqual(['title!', 'dead-end', 'picture!', 'dead-end', 'unreachable']);
  const { tour: linked, key } = addHotspot({ ...tour, title: '湖' }, first?.key ?? '', { yaw: 0, pitch: 0 });
  expect(kinds(linked, [1, 2])).toEqual(['dead-end']);
  const lost = updateHotspot(linked, first?.key ?? '', key, { target: '' });
  expect(kinds(lost, [1, 2])).toEqual(['target!', 'dead-end', 'words', 'dead-end', 'unreachable']);
  expect(kinds(empty, [])).toEqual(['scenes!']);
});
