import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import styles from './apply-steps.module.css';
import { goToGap } from './go-to-gap.ts';
import type { GapRow } from './list-gaps.ts';

interface ApplyStepsProps {
  readonly rows: readonly GapRow[];
  readonly isBusy: boolean;
  readonly savedText: string;
  onSubmit(): void;
}

/** What is there and what is missing, each leading to its place; on phones a bar whose button does the next thing. */
export function ApplySteps({ rows, isBusy, savedText, onSubmit }: ApplyStepsProps) {
  const missing = rows.filter(({ isDone }) => !isDone);
  const title = missing.length === 0 ? '都齐了，可以提交' : `还差 ${missing.length} 样`;
  return (
    <>
      <section className={styles.card} aria-label="申请的进度">
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <ul className={styles.rows}>
          {rows.map(({ gap, label, isDone }) => (
            <li key={gap} className={classNames(styles.row, isDone ? styles.done : styles.missing)}>
              <Icon name={isDone ? 'check' : 'info'} size={18} label={isDone ? '已填' : '还差'} />
              {isDone ? (
                label
              ) : (
                <button type="button" className={styles.jump} onClick={() => goToGap(gap)}>
                  {label}
                </button>
              )}
            </li>
          ))}
        </ul>
        {savedText !== '' && (
          <p className={styles.saved} role="status">
            {savedText}
          </p>
        )}
      </section>
      <div className={styles.bar}>
        <p className={styles.words}>
          <b>{title}</b>
          <small>{missing.length === 0 ? savedText : missing.map(({ label }) => label).join('、')}</small>
        </p>
        <Button kind="primary" size="large" isBusy={isBusy} className={styles.next} onClick={onSubmit}>
          {missing[0]?.action ?? '提交申请'}
        </Button>
      </div>
    </>
  );
}
