import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { askDiscard } from './ask-discard.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

interface DirtyGuard {
  /** Told by the part that is open whether it has something to save. */
  readonly markDirty: (isDirty: boolean) => void;
  /** Goes on at once, or asks first when something is not saved. */
  readonly leave: (go: () => void) => void;
}

/** For a panel whose parts are saved each by itself: none is left with changes unasked. */
export function useDirtyGuard(): DirtyGuard {
  const { modal } = App.useApp();
  const dirty = useRef(false);
  useEffect(() => warnBeforeUnload(() => dirty.current), []);
  const markDirty = (isDirty: boolean) => {
    dirty.current = isDirty;
  };
  return {
    markDirty,
    leave(go) {
      if (!dirty.current) return go();
      askDiscard(modal, () => {
        markDirty(false);
        go();
      });
    },
  };
}
