import type { ReactNode } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import styles from './submit-bar.module.css';

interface SubmitBarProps {
  /** What the button does, or why it is disabled. */
  readonly children: ReactNode;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  onSubmit(): unknown;
  onCancel?(): void;
}

/** Button that submits the answer, always within the thumb's reach. */
export function SubmitBar({ children, fault, isBusy, isReady, onSubmit, onCancel }: SubmitBarProps) {
  const isOnline = useOnline();
  return (
    <div className={styles.bar} data-submit>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        {onCancel && <Button onClick={onCancel}>不改了</Button>}
        <Button isPrimary isBusy={isBusy} isDisabled={!isReady || !isOnline} onClick={onSubmit}>
          <span className={styles.words}>{children}</span>
        </Button>
      </div>
    </div>
  );
}
