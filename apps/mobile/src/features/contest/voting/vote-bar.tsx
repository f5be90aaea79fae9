import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { Heart, Undo2 } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';
import type { Votes } from './use-votes.ts';

interface VoteBarProps {
  readonly work: Work;
  readonly votes: Votes;
}

/** The buttons for voting for one work, within the thumb's reach. */
export function VoteBar({ work, votes }: VoteBarProps) {
  const { ballot, isLoggedIn, loginPath, busyId } = votes;
  const { id, number, activity, isOwn } = work;
  const given = votes.given.get(id);
  if (given)
    return (
      <>
        {given.takeBackUntil !== null && (
          <Button icon={Undo2} isBusy={busyId === id} onClick={() => votes.takeBack(work)}>
            撤回
          </Button>
        )}
        <Button href={`/activity/vote?id=${activity.id}`}>验票</Button>
      </>
    );
  if (!ballot?.isOpen || isOwn) return <Button href={`/activity/voteme?id=${id}`}>分享这件作品</Button>;
  if (!isLoggedIn)
    return (
      <Button isPrimary icon={Heart} href={loginPath}>
        登录并投票
      </Button>
    );
  if (ballot.lacksPhone) return <Button href="/user/main/safety">先绑定手机号</Button>;
  const isUsedUp = ballot.left.today === 0;
  return (
    <Button
      isPrimary
      icon={Heart}
      isBusy={busyId === id}
      isDisabled={isUsedUp || ballot.left.inAll === 0}
      onClick={() => votes.vote(work)}
    >
      {isUsedUp ? '今天的票用完了' : `投给 ${entryNumber(number)}`}
    </Button>
  );
}
