import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useRef } from 'react';

/** Returns a function that says uploads have stopped for want of a network, one note at a time. */
export function useOfflineNote(): (retryNow: () => void) => void {
  const hide = useRef<() => void>(undefined);
  return (retryNow) => {
    hide.current?.();
    hide.current = showToast({
      text: '网络断了，已传的都在；连上后自动接着传',
      action: { label: '现在重试', onPress: retryNow },
    });
  };
}
