import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { shareOf } from '../../../shared/interaction-words.ts';
import type { Screen } from './screen-changes.ts';
import styles from './stage-options.module.css';

const letters = 'ABCDEFGHIJKL';
const maxPerColumn = 6;

/** A poll's or quiz's options; bars once the totals are public. */
export function StageOptions({ stage }: { readonly stage: NonNullable<Screen['stage']> }) {
  const { options, totals, state, correct } = stage;
  const countOf = totals.options && new Map(totals.options.map(({ no, count }) => [no, count]));
  const most = Math.max(1, ...(totals.options ?? []).map(({ count }) => count));
  const hasPictures = options.some(({ picture }) => picture !== null);
  return (
    <ol
      className={styles.options}
      data-columns={options.length > maxPerColumn ? 2 : 1}
      data-pictures={hasPictures || undefined}
    >
      {options.map(({ no, text, picture }) => {
        const count = countOf?.get(no) ?? 0;
        const share = shareOf(count, totals.answered);
        const isRight = correct?.includes(no) ?? false;
        const isBest = state === 'revealed' && correct === null && count === most && count > 0;
        return (
          <li key={no} className={styles.option} data-right={isRight || undefined} data-best={isBest || undefined}>
            {countOf && <span className={styles.bar} style={{ inlineSize: `${share}%` }} aria-hidden="true" />}
            {picture ? (
              <img className={styles.picture} src={imageUrl(picture, 640)} alt="" />
            ) : (
              <span className={styles.letter}>{letters[no - 1]}</span>
            )}
            <span className={styles.text}>{text}</span>
            {isRight && <span className={styles.right}>正确</span>}
            {countOf && (
              <span className={styles.number}>
                {share}%<span className={styles.count}>{formatCount(count)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
