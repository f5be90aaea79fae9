import { LockOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './decision.module.css';

interface DecisionBarProps {
  readonly reasonCount: number;
  /** Why it can't be approved; undefined where it can. */
  readonly blocked: string | undefined;
  readonly isDecided: boolean;
  /** When the last decision can no longer be undone. */
  readonly undoEndsAt: number | null;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onUndo: () => void;
  readonly onUndoOver: () => void;
  readonly onSkip?: () => void;
  readonly onFrame?: () => void;
}

/** The decision; always in sight, whatever of the facts is. */
export function DecisionBar(props: DecisionBarProps) {
  const { reasonCount, blocked, isDecided, undoEndsAt } = props;
  return (
    <footer className={styles.decision}>
      <div className={styles.decisionNote} aria-live="polite">
        {blocked !== undefined && (
          <span className={styles.blocked}>
            <LockOutlined /> {blocked}
          </span>
        )}
        {undoEndsAt !== null && (
          <UndoButton key={undoEndsAt} endsAt={undoEndsAt} onUndo={props.onUndo} onOver={props.onUndoOver} />
        )}
      </div>
      <div className={styles.verdicts}>
        <Button
          size="large"
          className={styles.reject ?? ''}
          data-ready={reasonCount > 0}
          disabled={isDecided}
          onClick={props.onReject}
        >
          {reasonCount > 0 ? `退回 ${reasonCount} 条` : '退回'} <KeyHint keys={['R']} />
        </Button>
        <Button
          size="large"
          className={styles.approve ?? ''}
          disabled={isDecided || blocked !== undefined}
          onClick={props.onApprove}
        >
          通过 <KeyHint keys={['A']} />
        </Button>
      </div>
      {(props.onSkip || props.onFrame) && (
        <div className={styles.others}>
          {props.onSkip && (
            <Button onClick={props.onSkip}>
              跳过 <KeyHint keys={['N']} />
            </Button>
          )}
          {props.onFrame && (
            <Button disabled={isDecided} onClick={props.onFrame}>
              在图上圈 <KeyHint keys={['M']} />
            </Button>
          )}
        </div>
      )}
    </footer>
  );
}

interface UndoButtonProps {
  readonly endsAt: number;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}

function UndoButton({ endsAt, onUndo, onOver }: UndoButtonProps) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(secondsUntil(endsAt));
      if (secondsUntil(endsAt) === 0) onOver();
    }, 500);
    return () => clearInterval(timer);
  });
  return (
    <Button icon={<UndoOutlined />} onClick={onUndo}>
      撤销上一张 {left} 秒 <KeyHint keys={['U']} />
    </Button>
  );
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
