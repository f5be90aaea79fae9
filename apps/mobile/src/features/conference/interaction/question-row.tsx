import { formatCount } from '@tuyuan/format/count.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Check, Clock, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import type { SeenQuestion } from './hall.ts';
import styles from './question-row.module.css';

interface QuestionRowProps {
  readonly question: SeenQuestion;
  readonly now: number;
  onVote(): Promise<void>;
}

/** Shows a question with its votes; an own pending question is visible to its author only. */
export function QuestionRow({ question, now, onVote }: QuestionRowProps) {
  const { text, state, votes, at, isMine, isVoted, speaker } = question;
  const [isVoting, setIsVoting] = useState(false);
  const isOnline = useOnline();
  const canVote = state === 'shown' && !isVoted;
  async function vote() {
    setIsVoting(true);
    await onVote();
    setIsVoting(false);
  }
  const count = formatCount(isVoting ? votes + 1 : votes);
  const content = (
    <>
      <ThumbsUp size={20} strokeWidth={1.75} aria-hidden />
      <b>{count}</b>
    </>
  );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <div className={styles.meta}>
          {state === 'pending' && (
            <StateChip tone="warn" icon={Clock}>
              我的，待审核
            </StateChip>
          )}
          {state === 'answered' && (
            <StateChip tone="ok" icon={Check}>
              已回答
            </StateChip>
          )}
          <Facts>
            {state === 'answered' && speaker !== '' && speaker}
            {isMine && state !== 'pending' ? '我问的' : '匿名'}
            {formatRelativeTime(at, now)}
          </Facts>
        </div>
      </div>
      {state !== 'pending' &&
        (canVote || isVoting ? (
          <button
            type="button"
            className={styles.vote}
            aria-pressed={isVoting}
            aria-label={`赞同「${text}」，${count} 人赞同`}
            disabled={isVoting || !isOnline}
            onClick={() => void vote()}
          >
            {content}
          </button>
        ) : (
          <span className={styles.vote} data-voted={isVoted} title={isVoted ? '已赞同' : undefined}>
            {content}
            <span className={styles.hidden}>{isVoted ? '人赞同，含你' : '人赞同'}</span>
          </span>
        ))}
    </li>
  );
}
