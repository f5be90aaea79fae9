import type { Interaction } from './hall.ts';
import styles from './lottery-winners.module.css';

interface LotteryWinnersProps {
  readonly winners: NonNullable<Interaction['winners']>;
  readonly myEntry: number;
}

/** Shows the winners by masked name and badge. */
export function LotteryWinners({ winners, myEntry }: LotteryWinnersProps) {
  return (
    <ol className={styles.list} aria-label="中奖名单">
      {winners.map(({ place, entry, name, badgeNo }) => (
        <li key={place} className={styles.row} data-own={entry === myEntry}>
          <span className={styles.place}>{place}</span>
          <b className={styles.name}>{entry === myEntry ? `${name}（你）` : name}</b>
          <span className={styles.badge}>{badgeNo}</span>
        </li>
      ))}
    </ol>
  );
}
