import type { PublishChange } from '@tuyuan/contract/conference/publishing.ts';
import styles from './publish-changes.module.css';

interface PublishChangesProps {
  readonly changes: readonly PublishChange[];
  /** When there are none. */
  readonly empty: string;
}

const kindTitles = { added: '新增', changed: '修改', removed: '去掉' } as const;

/** Differences between two versions: removed and current text. */
export function PublishChanges({ changes, empty }: PublishChangesProps) {
  if (changes.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map(({ section, label, kind, before, after }) => (
        <div key={`${section} ${label} ${before} ${after}`} className={styles.change}>
          <dt>
            {label}
            <span className={styles.kind}>
              {section} · {kindTitles[kind]}
            </span>
          </dt>
          <dd>
            {before !== '' && <del className={styles.before}>{before}</del>}
            {after !== '' && <ins className={styles.after}>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
