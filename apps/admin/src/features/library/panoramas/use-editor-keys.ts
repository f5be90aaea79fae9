import type { Direction } from '@tuyuan/format/sphere.ts';
import { moveDirection } from '@tuyuan/format/sphere.ts';
import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../shared/is-typing.ts';
import { useKeys } from '../../../shared/use-keys.ts';
import type { StageTool } from './tour-stage.tsx';

const fine = 0.5;
const coarse = 5;
const arrows: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface EditorKeys {
  readonly mayEdit: boolean;
  /** The selected hotspot. */
  readonly spot: Direction | undefined;
  setTool(tool: StageTool): void;
  move(at: Direction): void;
  remove(): void;
  deselect(): void;
  undo(): void;
  redo(): void;
}

/** The editor's keys: tools, moving and deleting the selected hotspot, undo. */
export function useEditorKeys(keys: EditorKeys): void {
  useKeys((key, event) => {
    if (!keys.mayEdit) return false;
    if (key === 'H') keys.setTool('hotspot');
    else if (key === 'V') keys.setTool('view');
    else if (key === 'Escape') {
      keys.setTool('select');
      keys.deselect();
    } else if (keys.spot && (key === 'Delete' || key === 'Backspace')) keys.remove();
    else {
      const by = arrows[key];
      const isOnControl =
        event.target instanceof Element && event.target.closest('[role="slider"], [role="radiogroup"]');
      if (!by || !keys.spot || isOnControl) return false;
      const step = event.shiftKey ? coarse : fine;
      keys.move(moveDirection(keys.spot, by[0] * step, by[1] * step));
    }
    return true;
  });
  const undo = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.mayEdit || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
      return;
    event.preventDefault();
    if (event.shiftKey) keys.redo();
    else keys.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => undo(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
