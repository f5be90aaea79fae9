import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a page with unsaved changes is left, by a link, the back button or the tab's end. `onDiscard` runs when it is left without them. */
export function useUnsavedGuard(isDirty: boolean, onDiscard?: () => void): void {
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void modal.confirm({
      title: '放弃没保存的修改？',
      content: '离开后，这次填写的内容不会保留。',
      okText: '放弃修改',
      cancelText: '继续编辑',
      onOk: () => {
        discard();
        blocker.proceed();
      },
      onCancel: () => blocker.reset(),
    });
  }, [blocker, modal]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
