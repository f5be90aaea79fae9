import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Card } from '../../../shared/layout/card.tsx';
import styles from './hall-bars.module.css';

/** From here on a hall is called nearly full. */
const nearlyFull = 0.9;

/** Shows the occupancy of each hall against its capacity. */
export function HallBars({ halls }: { readonly halls: CommandScreen['halls'] }) {
  if (halls.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>各厅人数</h2>
      <ul>
        {halls.map(({ name, inside, capacity }) => {
          const share = capacity === null || capacity === 0 ? null : inside / capacity;
          const word = share === null || share < nearlyFull ? '' : share >= 1 ? '已满 ' : '快满 ';
          return (
            <li key={name} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.track}>
                {share !== null && (
                  <i
                    className={classNames(word !== '' && styles.full)}
                    style={{ inlineSize: `${Math.min(100, share * 100)}%` }}
                  />
                )}
              </span>
              <span className={styles.figure}>
                <b className={classNames(word !== '' && styles.word)}>
                  {word}
                  {formatCount(inside)}
                </b>
                {capacity !== null && ` / ${formatCount(capacity)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
