import type { PanoramaDetail } from '@tuyuan/contract/library/panorama-data.ts';
import type { PanoramaView } from '@tuyuan/contract/library/panorama-tour.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openFlat } from './open-flat.ts';
import type { DriverOptions, Scene, SphereDriver } from './sphere-driver.ts';

function hasWebgl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

async function open(container: HTMLElement, options: DriverOptions): Promise<SphereDriver> {
  if (!hasWebgl()) return openFlat(container, options);
  try {
    return (await import('./open-sphere.ts')).openSphere(container, options);
  } catch {
    // The code didn't come, or the card refuses: the flat picture needs neither.
    return openFlat(container, options);
  }
}

interface Sphere {
  /** Null until it is open. */
  readonly driver: SphereDriver | null;
  readonly isReady: boolean;
  /** The scene's picture can't be loaded. */
  readonly isFaulty: boolean;
  readonly isTurning: boolean;
  readonly isTouched: boolean;
  /** Opens it anew. */
  retry(): void;
}

/** Opens a panorama in the container and shows the scene that is asked for. */
export function useSphere(
  container: RefObject<HTMLElement | null>,
  panorama: PanoramaDetail,
  { scene, view, onDraw }: { scene: Scene; view: PanoramaView; onDraw: (driver: SphereDriver) => void },
): Sphere {
  const [driver, setDriver] = useState<SphereDriver | null>(null);
  const [isReady, setReady] = useState(false);
  const [isFaulty, setFaulty] = useState(false);
  const [attempts, setAttempts] = useState(1);
  const [isTurning, setTurning] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const shownKey = useRef(scene.key);
  const draw = useEffectEvent((drawn: SphereDriver) => onDraw(drawn));
  const firstKey = useRef(scene.key);
  const first = useEffectEvent(() => ({
    scene,
    view: scene.key === firstKey.current ? view : scene.view,
    isPlanet: panorama.hasPlanet,
    turns: panorama.turns,
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it anew.
  useEffect(() => {
    const host = container.current;
    if (!host) return undefined;
    let opened: SphereDriver | undefined;
    let isClosed = false;
    const start = first();
    shownKey.current = start.scene.key;
    void open(host, {
      ...start,
      onDraw: () => opened && draw(opened),
      onReady: () => setReady(true),
      onFault: () => !isClosed && setFaulty(true),
      onTurning: setTurning,
      onTouched: () => setTouched(true),
    }).then((sphere) => {
      if (isClosed) return sphere.close();
      opened = sphere;
      setDriver(sphere);
      draw(sphere);
    });
    return () => {
      isClosed = true;
      opened?.close();
      setDriver(null);
      setReady(false);
    };
  }, [container, attempts]);

  useEffect(() => {
    if (!driver || shownKey.current === scene.key) return;
    shownKey.current = scene.key;
    setFaulty(false);
    // Another scene may have been asked for meanwhile.
    driver.show(scene).catch(() => shownKey.current === scene.key && setFaulty(true));
  }, [driver, scene]);

  return {
    driver,
    isReady,
    isFaulty,
    isTurning,
    isTouched,
    retry() {
      setFaulty(false);
      setAttempts(attempts + 1);
    },
  };
}
