import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './publicity-board.module.css';

const size = 400;
const edge = 28;
const named = 5;

/** Each work by what the jury and the crowd gave it; the table beside it tells the same. */
export function ScoreScatter({ works }: { readonly works: readonly RankedWork[] }) {
  const dots = works.flatMap(({ juryScore, crowdScore, ...work }) =>
    juryScore === null || crowdScore === null ? [] : [{ ...work, jury: juryScore, crowd: crowdScore }],
  );
  const least = Math.min(...dots.flatMap(({ jury, crowd }) => [jury, crowd]));
  const from = Math.min(90, Math.floor(least / 10) * 10);
  const along = (score: number) => edge + ((score - from) / (100 - from)) * (size - 2 * edge);
  const down = (score: number) => size - along(score);
  return (
    <figure className={styles.scatter}>
      <figcaption>
        <b>每个点是一件作品</b>
        <span className={styles.note}>红点是前三名</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`${dots.length} 件作品的评审分和大众分，${from} 到 100，数值在排行榜的表里`}
      >
        <path className={styles.axis} d={`M${edge} ${edge}V${size - edge}H${size - edge}`} />
        <path className={styles.even} d={`M${edge} ${size - edge}L${size - edge} ${edge}`} />
        <text x={edge} y={edge - 10}>
          ↑ 大众分
        </text>
        <text x={size - edge} y={size - 6} textAnchor="end">
          评审分 →
        </text>
        <text x={edge} y={size - 6}>
          {from}
        </text>
        <text x={size - edge} y={edge - 10} textAnchor="end">
          100
        </text>
        {dots.toReversed().map(({ id, rank, jury, crowd, isOwn }) => (
          <circle
            key={id}
            cx={along(jury)}
            cy={down(crowd)}
            r={rank <= 3 ? 6 : 4.5}
            className={classNames(styles.dot, rank <= 3 && styles.first, isOwn && styles.ownDot)}
          />
        ))}
        {dots.slice(0, named).map(({ id, number, jury, crowd }) => {
          const isRight = jury > (from + 100) / 2;
          return (
            <text
              key={id}
              className={styles.name}
              x={along(jury) + (isRight ? -10 : 10)}
              y={down(crowd) + 4}
              textAnchor={isRight ? 'end' : 'start'}
            >
              {entryNumber(number)}
            </text>
          );
        })}
      </svg>
      <p className={styles.note}>虚线：两边看法一致。{works.some(({ isOwn }) => isOwn) && '带圈的是你的作品。'}</p>
    </figure>
  );
}
