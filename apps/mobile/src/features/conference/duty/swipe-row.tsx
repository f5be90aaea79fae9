import { SwipeAction } from 'antd-mobile';
import type { ReactNode } from 'react';

export interface SwipeRowProps {
  readonly actions: readonly { key: string; text: string; color: string; onClick(): void }[];
  readonly children: ReactNode;
}

/** A row that reveals its actions when swiped left. */
export function SwipeRow({ actions, children }: SwipeRowProps) {
  return <SwipeAction rightActions={[...actions]}>{children}</SwipeAction>;
}
