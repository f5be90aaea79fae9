import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { shortMoment } from '../../../../shared/wire-moment.ts';
import styles from './ticket-bars.module.css';

interface TicketBarsProps {
  readonly types: readonly ManagedTicketType[];
  /** In wire format. */
  readonly now: string;
}

/** Each ticket type with how much of it is taken. */
export function TicketBars({ types, now }: TicketBarsProps) {
  return (
    <ul className={styles.bars}>
      {types.map((type) => (
        <li key={type.id}>
          <span className={styles.words}>
            <span className={styles.name}>{type.name}</span>
            <span className={styles.taken}>{takenWords(type, now)}</span>
          </span>
          {type.capacity !== null && (
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${Math.min(100, (type.taken / Math.max(1, type.capacity)) * 100)}%` }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function takenWords({ saleFrom, taken, capacity, isHidden }: ManagedTicketType, now: string): string {
  if (saleFrom !== null && saleFrom > now && taken === 0) return `${shortMoment(saleFrom)} 开放`;
  if (capacity === null) return `${formatCount(taken)}${isHidden ? ' · 内部' : ' · 不限'}`;
  return `${formatCount(taken)} / ${formatCount(capacity)}`;
}
