import { SwipeAction } from 'antd-mobile';
import type { ReactNode } from 'react';

interface SwipeToReadProps {
  readonly isRead: boolean;
  readonly children: ReactNode;
  onRead(): void;
}

/** A pull to the left marks what is inside as read. */
export function SwipeToRead({ isRead, children, onRead }: SwipeToReadProps) {
  return (
    <SwipeAction
      rightActions={isRead ? [] : [{ key: 'read', text: '标为已读', color: 'var(--info-text)', onClick: onRead }]}
    >
      {children}
    </SwipeAction>
  );
}
