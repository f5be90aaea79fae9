import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Clock } from 'lucide-react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import styles from './danmaku-list.module.css';
import type { DanmakuLine } from './hear-danmaku.ts';

/** Shows the lines as text, newest first, as an alternative to the animation. */
export function DanmakuList({ lines, now }: { readonly lines: readonly DanmakuLine[]; readonly now: number }) {
  return (
    <ul className={styles.list} aria-label="弹幕文字列表">
      {lines.map(({ id, text, place, at, isMine, isPending }) => (
        <li key={id} className={styles.row}>
          <p className={styles.meta}>
            <Facts>
              {isMine && '我'}
              {place}
            </Facts>
            {isPending ? (
              <StateChip tone="warn" icon={Clock}>
                待审核
              </StateChip>
            ) : (
              <span>{formatRelativeTime(at, now)}</span>
            )}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
