import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { voteLogPath } from '@tuyuan/contract/contest/contest-path.ts';
import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
import { riskWords } from '@tuyuan/contract/contest/rank-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { SectionTitle } from '../../../shared/layout/section-title.tsx';
import styles from './board-sums.module.css';

interface BoardSumsProps {
  readonly board: Board;
  readonly activityId: number;
}

/** How cast votes become those on the board, why some were taken off, and where to count them oneself. */
export function BoardSums({ board, activityId }: BoardSumsProps) {
  const { sums, onBoard, excluded, state, hasVote } = board;
  const isOver = state === 'provisional' || state === 'final';
  if (state === 'early' || !hasVote) return null;
  return (
    <>
      <SectionTitle>任何人都能重算</SectionTitle>
      {sums === null || onBoard === null ? (
        <div className={styles.note}>
          <Note>这个活动只公布名次，不公布票数。</Note>
        </div>
      ) : (
        <ListCard isFlush>
          <Row title="投出" value={formatCount(sums.casts)} />
          <Row title="− 自己撤回" value={formatCount(sums.withdrawn)} />
          <Row title="− 待查，暂不上榜" value={formatCount(sums.quarantined)} />
          <Row title="− 已剔除" value={formatCount(sums.removed)} />
          {excluded.map(({ kind, removed }) => (
            <Row key={kind} title={<small>其中 {riskWords[kind]}</small>} value={formatCount(removed)} />
          ))}
          {sums.valid !== onBoard && <Row title="− 最近 60 秒，还没上榜" value={formatCount(sums.valid - onBoard)} />}
          <Row title={<b>榜上有效票</b>} value={<b>{formatCount(onBoard)}</b>} />
        </ListCard>
      )}
      <ButtonRow>
        {isOver && <Button href={resourceUrl(voteLogPath(activityId))}>下载日志</Button>}
        <Button href={`/activity/vote?id=${activityId}`}>{isOver ? '验算票数' : '核对我的回执'}</Button>
      </ButtonRow>
    </>
  );
}
