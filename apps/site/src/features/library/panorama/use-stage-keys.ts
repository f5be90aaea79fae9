import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SphereDriver } from './sphere-driver.ts';

interface StageActions {
  turn(): void;
  planet(): void;
  plan(): void;
  hide(): void;
  fullScreen(): void;
  close(): void;
}

const step = 6;
const nearer = 1.15;

/** The keys of a panorama: arrows and zoom while it has the focus, the letters on the whole page. Off while a field has it. */
export function useStageKeys(
  stage: RefObject<HTMLElement | null>,
  driver: SphereDriver | null,
  actions: StageActions,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!driver || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]:not([data-pano])')) {
      if (key === 'Escape' && stage.current?.contains(target)) actions.close();
      return;
    }
    const isWithin = stage.current?.contains(target) ?? false;
    const run = isWithin
      ? (within(driver, actions, target)[key] ?? anywhere(actions)[key.toLowerCase()])
      : anywhere(actions)[key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function within(driver: SphereDriver, actions: StageActions, target: Element): Record<string, () => void> {
  return {
    ArrowLeft: () => driver.turnBy(-step, 0),
    ArrowRight: () => driver.turnBy(step, 0),
    ArrowUp: () => driver.turnBy(0, step),
    ArrowDown: () => driver.turnBy(0, -step),
    '+': () => driver.zoomBy(nearer),
    '=': () => driver.zoomBy(nearer),
    '-': () => driver.zoomBy(1 / nearer),
    Escape: actions.close,
    // On a button, the space presses that.
    ...(!target.closest('button, a') && { ' ': actions.turn }),
  };
}

function anywhere(actions: StageActions): Record<string, () => void> {
  return { p: actions.planet, m: actions.plan, h: actions.hide, f: actions.fullScreen };
}
