import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Note } from '../../../shared/layout/note.tsx';
import type { Votes } from './use-votes.ts';

interface VoteNoteProps {
  readonly work: Work;
  readonly votes: Votes;
}

const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;

/** Tells of the vote that was given with its receipt, or what is left of the ballot. */
export function VoteNote({ work: { id, number, isOwn }, votes: { ballot, given } }: VoteNoteProps) {
  if (!ballot) return null;
  const vote = given.get(id);
  if (vote)
    return (
      <Note>
        已投给 {entryNumber(number)}，回执第 {vote.seq} 条 {vote.receipt.slice(0, 8)}…，今天还剩 {ballot.left.today}{' '}
        票。
        {vote.excludedReason !== '' && `没有计入：${vote.excludedReason}`}
      </Note>
    );
  if (isOwn) return <Note>这是你的作品，不能投给自己。</Note>;
  if (!ballot.isOpen)
    return (
      <Note>
        现在不在投票时间内。
        {ballot.opensAt && ballot.closesAt && `投票时间 ${moment(ballot.opensAt)} 至 ${moment(ballot.closesAt)}`}
      </Note>
    );
  return (
    <Note>
      今天还剩 {ballot.left.today} 票，全程还剩 {ballot.left.inAll} 票。一件作品只能投一次，不用关注任何人。
    </Note>
  );
}
