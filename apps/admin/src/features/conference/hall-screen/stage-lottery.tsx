import type { Screen } from './screen-changes.ts';
import styles from './stage-lottery.module.css';

/** A lottery: prize, fairness proof, and winners once drawn. */
export function StageLottery({ stage }: { readonly stage: NonNullable<Screen['stage']> }) {
  const { prize, winnerCount, winners, commitment, state } = stage;
  return (
    <>
      <p className={styles.prize}>
        {prize} × {winnerCount}
      </p>
      {winners ? (
        <ol className={styles.winners} data-many={winners.length > 6 || undefined} aria-live="polite">
          {winners.map(({ place, name, badgeNo }) => (
            <li key={place} className={styles.winner} style={{ '--place': place }}>
              <span className={styles.name}>{name}</span>
              {badgeNo !== '' && <span className={styles.badge}>{badgeNo}</span>}
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.call}>{state === 'open' ? '在手机上点“参加”' : '参加已截止，马上开奖'}</p>
      )}
      {commitment !== null && (
        <p className={styles.proof}>开奖前公布的承诺 {commitment.slice(0, 16)}…，任何人都能验算</p>
      )}
    </>
  );
}
