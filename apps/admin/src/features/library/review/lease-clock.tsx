import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { clockText } from '../../../shared/interaction-words.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './review-desk.module.css';

interface LeaseClockProps {
  readonly endsAt: number;
  readonly onRenew: () => void;
}

/** How long the batch is still held, with the way to hold it longer. */
export function LeaseClock({ endsAt, onRenew }: LeaseClockProps) {
  const [left, setLeft] = useState(() => secondsLeft(endsAt));
  useEffect(() => {
    setLeft(secondsLeft(endsAt));
    const timer = setInterval(() => setLeft(secondsLeft(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <span className={styles.lease} data-soon={left < 120}>
      <b>{clockText(left)}</b> 后放回
      <Button type="text" size="small" onClick={onRenew}>
        续 15 分 <KeyHint keys={['L']} />
      </Button>
    </span>
  );
}

function secondsLeft(endsAt: number): number {
  return Math.max(0, Math.round((endsAt - Date.now()) / 1000));
}
