import type { ReviewEvent } from '@tuyuan/contract/library/review-case.ts';
import { reviewStateTitles } from '../../../shared/review-state.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './case-facts.module.css';

const noteTitles = { passed: '初审通过', undone: '撤销了决定', appealed: '申诉' } as const;

/** What happened to a picture or an album before, the newest first. */
export function CaseHistory({ events }: { readonly events: readonly ReviewEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.part}>
      <header>
        <h2>经过</h2>
      </header>
      <ol className={styles.history}>
        {events.map(({ id, note, to, actor, reasons, message, at }) => (
          <li key={id}>
            {shortMoment(at)} {actor?.name ?? '系统'}：{note === null ? reviewStateTitles[to] : noteTitles[note]}
            {reasons.length > 0 && `（${reasons.map(({ title }) => title).join('、')}）`}
            {message !== '' && ` ${message}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
