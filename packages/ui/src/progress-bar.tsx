import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

type Phase = 'idle' | 'running' | 'failed' | 'finished';

const FAILURE_MILLISECONDS = 400;
const FINISH_MILLISECONDS = 350;

interface ProgressBarProps {
  readonly isLoading: boolean;
  /** When the load ends with an error the bar first shows the failure, then finishes. */
  readonly hasFailed?: boolean;
}

/** The red line at the top of the page while the next one loads; it takes 5 s to cross. */
export function ProgressBar({ isLoading, hasFailed = false }: ProgressBarProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  const wanted = hasFailed ? 'failed' : isLoading ? 'running' : 'finished';
  const [last, setLast] = useState<Phase>('finished');
  if (last !== wanted) {
    setLast(wanted);
    // A failure, once shown, moves on to finished by itself.
    setPhase(wanted === 'finished' && phase === 'idle' ? 'idle' : wanted);
  }
  useEffect(() => {
    if (phase !== 'failed' && phase !== 'finished') return;
    const isFailure = phase === 'failed';
    const timer = setTimeout(
      () => setPhase(isFailure ? 'finished' : 'idle'),
      isFailure ? FAILURE_MILLISECONDS : FINISH_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [phase]);
  if (phase === 'idle') return null;
  return (
    <div
      className={classNames(styles.bar, styles[phase])}
      role="progressbar"
      aria-label={phase === 'failed' ? '页面加载失败' : '页面加载中'}
      data-phase={phase}
    >
      <div className={styles.line} />
    </div>
  );
}
