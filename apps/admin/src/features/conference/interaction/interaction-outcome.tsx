import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { shareOf } from '../../../shared/interaction-words.ts';
import styles from './interaction-card.module.css';

/** Results of an interaction; the office may see them at any time. */
export function InteractionOutcome({ item }: { readonly item: ManagedInteraction }) {
  if (item.kind === 'wordCloud') return <Words item={item} />;
  if (item.kind === 'lottery') return <Lottery item={item} />;
  return <Options item={item} />;
}

function Options({ item: { options, counts, totals, spec, state } }: { readonly item: ManagedInteraction }) {
  const countOf = new Map(counts.map(({ no, count }) => [no, count]));
  const correct = spec.kind === 'quiz' ? spec.correct : [];
  return (
    <ol className={styles.options}>
      {options.map(({ no, text }) => {
        const count = countOf.get(no) ?? 0;
        const share = shareOf(count, totals.answered);
        return (
          <li key={no} className={styles.option}>
            <span className={styles.optionText}>
              {text}
              {correct.includes(no) && <span className={styles.correct}> ✓ 正确</span>}
            </span>
            {state !== 'ready' && (
              <>
                <span className={styles.number}>
                  {formatCount(count)} · {share}%
                </span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: `${share}%` }} />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Words({ item: { words, maxWords, state } }: { readonly item: ManagedInteraction }) {
  if (state === 'ready') return <p className={styles.note}>每人最多 {maxWords} 个词。</p>;
  if (words.length === 0) return <p className={styles.note}>还没有人写。</p>;
  return (
    <ul className={styles.words}>
      {words.map(({ text, count }) => (
        <li key={text} className={styles.word}>
          {text}
          {count > 1 && <span className={styles.times}> {formatCount(count)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Lottery({ item: { prize, winnerCount, winners } }: { readonly item: ManagedInteraction }) {
  return (
    <>
      <p className={styles.note}>
        {prize}，{winnerCount} 名
      </p>
      {winners && (
        <ol className={styles.winners}>
          {winners.map(({ place, name, badgeNo }) => (
            <li key={place}>
              <strong>{name}</strong>
              {badgeNo !== '' && <span className={styles.times}> {badgeNo}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
