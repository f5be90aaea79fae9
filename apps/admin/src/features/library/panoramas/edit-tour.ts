import type { Hotspot, PanoramaScene, PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { usualFov } from '@tuyuan/contract/library/panorama-words.ts';
import { type Direction, moveDirection } from '@tuyuan/format/sphere.ts';

const keyLength = 8;

/** Returns a key that none of these has. */
export function newKey(taken: readonly { readonly key: string }[], random = Math.random): string {
  for (;;) {
    const key = Array.from({ length: keyLength }, () => Math.floor(random() * 36).toString(36)).join('');
    if (!taken.some((each) => each.key === key)) return key;
  }
}

export function addScene(tour: PanoramaTour, pictureId: number, name: string): PanoramaTour {
  const scene: PanoramaScene = {
    key: newKey(tour.scenes),
    pictureId,
    name: name.slice(0, 20),
    view: { yaw: 0, pitch: 0, fov: usualFov },
    place: null,
    heading: 0,
    hotspots: [],
  };
  return { ...tour, scenes: [...tour.scenes, scene] };
}

export function updateScene(tour: PanoramaTour, key: string, patch: Partial<PanoramaScene>): PanoramaTour {
  return { ...tour, scenes: tour.scenes.map((scene) => (scene.key === key ? { ...scene, ...patch } : scene)) };
}

/** Takes a scene out, and every way that leads to it. */
export function removeScene(tour: PanoramaTour, key: string): PanoramaTour {
  const scenes = tour.scenes
    .filter((scene) => scene.key !== key)
    .map((scene) => ({
      ...scene,
      hotspots: scene.hotspots.filter(({ kind, target }) => kind !== 'scene' || target !== key),
    }));
  return { ...tour, scenes };
}

/** Moves a scene by so many places; the first is the one a visitor enters by. */
export function moveScene(tour: PanoramaTour, key: string, by: number): PanoramaTour {
  const from = tour.scenes.findIndex((scene) => scene.key === key);
  const to = from + by;
  const scene = tour.scenes[from];
  if (!scene || to < 0 || to >= tour.scenes.length) return tour;
  const scenes = tour.scenes.toSpliced(from, 1).toSpliced(to, 0, scene);
  return { ...tour, scenes };
}

function changeHotspots(
  tour: PanoramaTour,
  sceneKey: string,
  change: (hotspots: readonly Hotspot[]) => Hotspot[],
): PanoramaTour {
  const scene = tour.scenes.find(({ key }) => key === sceneKey);
  return scene ? updateScene(tour, sceneKey, { hotspots: change(scene.hotspots) }) : tour;
}

/** Adds a way to the next scene where there is another, else words. Returns the tour and the hotspot's key. */
export function addHotspot(tour: PanoramaTour, sceneKey: string, at: Direction): { tour: PanoramaTour; key: string } {
  const scene = tour.scenes.find(({ key }) => key === sceneKey);
  const key = newKey(scene?.hotspots ?? []);
  const linked = new Set(scene?.hotspots.map(({ target }) => target));
  const target = tour.scenes.find((each) => each.key !== sceneKey && !linked.has(each.key))?.key ?? '';
  const kind = target === '' ? 'text' : 'scene';
  const spot: Hotspot = { key, kind, ...at, title: '', text: '', target, imageId: null, href: '' };
  return { tour: changeHotspots(tour, sceneKey, (hotspots) => [...hotspots, spot]), key };
}

export function updateHotspot(
  tour: PanoramaTour,
  sceneKey: string,
  key: string,
  patch: Partial<Hotspot>,
): PanoramaTour {
  return changeHotspots(tour, sceneKey, (hotspots) =>
    hotspots.map((spot) => (spot.key === key ? { ...spot, ...patch } : spot)),
  );
}

export function removeHotspot(tour: PanoramaTour, sceneKey: string, key: string): PanoramaTour {
  return changeHotspots(tour, sceneKey, (hotspots) => hotspots.filter((spot) => spot.key !== key));
}

/** Puts a copy a little beside the hotspot. */
export function copyHotspot(tour: PanoramaTour, sceneKey: string, key: string): { tour: PanoramaTour; key: string } {
  const hotspots = tour.scenes.find((scene) => scene.key === sceneKey)?.hotspots ?? [];
  const spot = hotspots.find((each) => each.key === key);
  if (!spot) return { tour, key };
  const copy = { ...spot, ...moveDirection(spot, 8, 0), key: newKey(hotspots) };
  return { tour: changeHotspots(tour, sceneKey, (all) => [...all, copy]), key: copy.key };
}
