import { SwipeAction } from 'antd-mobile';
import type { ReactNode } from 'react';

interface SwipeToReadProps {
  readonly isRead: boolean;
  readonly children: ReactNode;
  onRead(): void;
}

/** Marks its content as read when swiped left. */
export function SwipeToRead({ isRead, children, onRead }: SwipeToReadProps) {
  return (
    <SwipeAction
      rightActions={isRead ? [] : [{ key: 'read', text: '标为已读', color: 'var(--info-text)', onClick: onRead }]}
    >
      {children}
    </SwipeAction>
  );
}
