import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { askDiscard } from './ask-discard.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

interface DirtyGuard {
  /** Called by the open part when unsaved changes appear or disappear. */
  readonly markDirty: (isDirty: boolean) => void;
  /** Continues at once, or asks first when something is not saved. */
  readonly leave: (go: () => void) => void;
}

/** For a panel whose parts are saved separately: asks before any part with changes is left. */
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
