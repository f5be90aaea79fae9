import type { PublishChange } from '@tuyuan/contract/conference/publishing.ts';
import { Button } from 'antd';
import styles from './draft-changes.module.css';
import { OverviewCard } from './overview-card.tsx';

const maxShown = 4;

interface DraftChangesProps {
  readonly changes: readonly PublishChange[];
  /** Undefined where the next step offers it, or it is not allowed. */
  readonly onReview: (() => void) | undefined;
}

/** The changes that nobody else sees yet, in a line each. */
export function DraftChanges({ changes, onReview }: DraftChangesProps) {
  return (
    <OverviewCard
      title="没发布的修改"
      note={`${changes.length} 处`}
      aside={onReview && <Button onClick={onReview}>看过再发布</Button>}
    >
      <ul className={styles.list}>
        {changes.slice(0, maxShown).map(({ section, label, before, after }) => (
          <li key={`${section} ${label} ${before} ${after}`}>
            <span className={styles.section}>{section}</span>
            <span className={styles.change}>
              {label}：{before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > maxShown && (
        <p className={styles.more}>还有 {changes.length - maxShown} 处，发布前都会列出。</p>
      )}
    </OverviewCard>
  );
}
