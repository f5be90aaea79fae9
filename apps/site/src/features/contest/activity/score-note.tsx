import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { scoreShares, scoreWords } from '@tuyuan/contract/contest/rank-words.ts';
import styles from './activity-brief.module.css';

/** How places come about. */
export function ScoreNote({ rules: { juryShare }, stages }: Pick<ActivityInfo, 'rules' | 'stages'>) {
  const shares = scoreShares({ hasVote: stages.vote !== null, hasJury: stages.judge !== null, juryShare });
  return <p className={styles.note}>{scoreWords(shares)}</p>;
}
