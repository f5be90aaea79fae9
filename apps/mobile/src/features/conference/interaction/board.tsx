import { formatCount } from '@tuyuan/format/count.ts';
import { Clock } from 'lucide-react';
import { Facts } from '../../../shared/layout/facts.tsx';
import styles from './board.module.css';
import { ChoiceBoard } from './choice-board.tsx';
import type { Interaction } from './hall.ts';
import { LotteryBoard } from './lottery-board.tsx';
import { WordBoard } from './word-board.tsx';

export interface BoardProps {
  readonly interaction: Interaction;
  /** Until it locks by itself; null where the host locks it. */
  readonly secondsLeft: number | null;
  onAnswered?(answered: Interaction): void;
  /** Called when the answer was refused and the state has to be fetched again. */
  onLost?(): unknown;
}

/** Shows one interaction: its question, its state and the controls for its kind. */
export function Board(props: BoardProps) {
  const { interaction, secondsLeft } = props;
  const { kind, state, title } = interaction;
  return (
    <section className={styles.board}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.meta}>
        <Facts>{factsOf(interaction)}</Facts>
        {state === 'open' && secondsLeft !== null && (
          <span className={styles.clock} role="timer">
            <Clock size={16} strokeWidth={1.75} aria-hidden />
            {secondsLeft > 0 ? `${clockText(secondsLeft)} 后锁定` : '时间到'}
          </span>
        )}
      </div>
      {(kind === 'poll' || kind === 'quiz') && <ChoiceBoard {...props} />}
      {kind === 'wordCloud' && <WordBoard {...props} />}
      {kind === 'lottery' && <LotteryBoard {...props} />}
    </section>
  );
}

function factsOf({ kind, maxChoices, maxWords, winnerCount, totals }: Interaction): string[] {
  const people = formatCount(totals.answered);
  if (kind === 'lottery') return [`抽 ${winnerCount} 名`, `${people} 人参加`];
  if (kind === 'wordCloud') return [`最多 ${maxWords} 个词`, '现场匿名', `${people} 人已写`];
  const choice = maxChoices > 1 ? `最多选 ${maxChoices} 项` : '单选';
  return [choice, '现场匿名', kind === 'poll' ? `${people} 人已投` : `${people} 人已答`];
}

function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
