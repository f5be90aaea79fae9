import type { PanoramaTour } from './panorama-tour.ts';

interface CheckedPicture {
  readonly id: number;
  readonly state: string;
}

/** What stands against a publication, or what a visitor would stumble over. */
export interface TourCheck {
  readonly kind: 'title' | 'scenes' | 'picture' | 'dead-end' | 'unreachable' | 'words' | 'target';
  readonly blocks: boolean;
  /** Scene that it is about; null for the whole tour. */
  readonly scene: string | null;
  /** How many of the scene it concerns. */
  readonly count: number;
}

/** Returns what is wrong with a tour: a missing title, picture or target blocks, a dead end and a hotspot without words warn. */
export function checkTour(tour: PanoramaTour, pictures: readonly CheckedPicture[]): TourCheck[] {
  const checks: TourCheck[] = [];
  const add = (kind: TourCheck['kind'], blocks: boolean, scene: string | null = null, count = 1) =>
    checks.push({ kind, blocks, scene, count });
  if (tour.title === '') add('title', true);
  if (tour.scenes.length === 0) add('scenes', true);
  const keys = new Set(tour.scenes.map(({ key }) => key));
  const isReady = (id: number) => pictures.some((picture) => picture.id === id && picture.state === 'ready');
  const isWay = ({ kind, target }: PanoramaTour['scenes'][number]['hotspots'][number]) =>
    kind === 'scene' && keys.has(target);
  const reached = new Set(
    tour.scenes.flatMap(({ key, hotspots }) =>
      hotspots.filter((spot) => isWay(spot) && spot.target !== key).map(({ target }) => target),
    ),
  );
  for (const { key, pictureId, hotspots } of tour.scenes) {
    if (!isReady(pictureId)) add('picture', true, key);
    const lost = hotspots.filter(
      (spot) => (spot.kind === 'scene' && !isWay(spot)) || (spot.kind === 'link' && spot.href === ''),
    );
    if (lost.length > 0) add('target', true, key, lost.length);
    if (tour.scenes.length > 1 && !hotspots.some((spot) => isWay(spot) && spot.target !== key))
      add('dead-end', false, key);
    if (tour.scenes.length > 1 && key !== tour.scenes[0]?.key && !reached.has(key)) add('unreachable', false, key);
    const wordless = hotspots.filter(
      ({ kind, title, target }) => title === '' && !(kind === 'scene' && nameOf(tour, target) !== ''),
    );
    if (wordless.length > 0) add('words', false, key, wordless.length);
  }
  return checks;
}

function nameOf({ scenes }: PanoramaTour, target: string): string {
  return scenes.find(({ key }) => key === target)?.name ?? '';
}
