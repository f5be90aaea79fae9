import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { askDiscard } from './ask-discard.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

/**
 * Asks before a page with unsaved changes is left by a link, the back button or closing the tab. `onDiscard` runs when
 * the changes are discarded.
 */
export function useUnsavedGuard(isDirty: boolean, onDiscard?: () => void): void {
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    askDiscard(
      modal,
      () => {
        discard();
        blocker.proceed();
      },
      () => blocker.reset(),
    );
  }, [blocker, modal]);
  useEffect(() => (isDirty ? warnBeforeUnload(() => true) : undefined), [isDirty]);
}
