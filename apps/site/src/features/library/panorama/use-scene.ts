import type { PanoramaDetail } from '@tuyuan/contract/library/panorama-data.ts';
import type { PanoramaView } from '@tuyuan/contract/library/panorama-tour.ts';
import { maxFov, minFov } from '@tuyuan/contract/library/panorama-words.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Scene } from './sphere-driver.ts';

function readNumber(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name) ?? '';
  const value = Number(text);
  return /^-?\d{1,3}(\.\d{1,2})?$/.test(text) && value >= min && value <= max ? value : undefined;
}

/** Returns the view that an address asks for, else the scene's own. */
export function readView(query: URLSearchParams, { view }: Pick<Scene, 'view'>): PanoramaView {
  return {
    yaw: readNumber(query, 'yaw', -180, 180) ?? view.yaw,
    pitch: readNumber(query, 'pitch', -90, 90) ?? view.pitch,
    fov: readNumber(query, 'fov', minFov, maxFov) ?? view.fov,
  };
}

interface SceneAddress {
  readonly id: number;
  readonly scene?: string | undefined;
  readonly view?: PanoramaView | undefined;
  /** The token of a draft's preview; null where it isn't one. */
  readonly preview?: string | null;
}

/** The address of a panorama at a scene and, given one, a view. */
export function scenePath(path: string, { id, scene, view, preview }: SceneAddress): string {
  const query = new URLSearchParams({ id: `${id}` });
  if (preview) query.set('preview', preview);
  if (scene !== undefined) query.set('scene', scene);
  if (view) for (const name of ['yaw', 'pitch', 'fov'] as const) query.set(name, `${Math.round(view[name] * 10) / 10}`);
  return `${path}?${query}`;
}

/** The scene and view that the address leads to; going to another scene changes the address. */
export function useScene({ scenes }: PanoramaDetail): {
  readonly scene: Scene | undefined;
  readonly firstView: PanoramaView | undefined;
  readonly isPreview: boolean;
  goTo(key: string): void;
} {
  const [query, setQuery] = useSearchParams();
  const scene = scenes.find(({ key }) => key === query.get('scene')) ?? scenes[0];
  const [firstView] = useState(() => scene && readView(query, scene));
  return {
    scene,
    firstView,
    isPreview: query.has('preview'),
    goTo: (key) =>
      setQuery(
        (before) => {
          before.set('scene', key);
          for (const name of ['yaw', 'pitch', 'fov']) before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
