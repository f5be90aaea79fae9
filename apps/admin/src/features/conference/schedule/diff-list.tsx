import type { SessionDiff } from '@tuyuan/contract/conference/schedule-publishing.ts';
import { Tag } from 'antd';
import { changeLine } from './change-words.ts';
import styles from './diff-list.module.css';
import { diffKindNames } from './schedule-words.ts';

const tones = {
  added: 'success',
  changed: 'processing',
  cancelled: 'error',
  restored: 'success',
  removed: 'error',
} as const;

interface DiffListProps {
  readonly diff: readonly SessionDiff[];
  /** Whether people will be notified. */
  readonly tells: boolean;
}

/** Changes per session, from old to new, and how many people are notified. */
export function DiffList({ diff, tells }: DiffListProps) {
  return (
    <ul className={styles.list}>
      {diff.map(({ id, title, kind, changes, told }) => (
        <li key={id} className={styles.item}>
          <div className={styles.head}>
            <Tag color={tones[kind]} variant="filled">
              {diffKindNames[kind]}
            </Tag>
            <span className={styles.title}>{title}</span>
            {tells && <span className={styles.told}>{told === 0 ? '不用通知' : `通知 ${told} 人`}</span>}
          </div>
          {changes.map((change) => (
            <div key={change.field} className={styles.change}>
              {changeLine(change)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
