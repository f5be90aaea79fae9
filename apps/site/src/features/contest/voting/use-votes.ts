import { useDoVoteMutation, useGetBallotQuery, useTakeBackVoteMutation } from '@tuyuan/api-client/contest/vote-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '../../../shared/site-session.tsx';

export interface VotedWork {
  readonly id: number;
  readonly number: number;
}

const refusalOf = (error: unknown) => fieldErrors(error, []).rest ?? '没有投成，请再试一次';

/** The caller's ballot, and what can be done with it. */
export function useVotes(activityId: number, channel = '') {
  const { user } = useSessionState();
  const { currentData: ballot, isError, isFetching, refetch } = useGetBallotQuery({ activityId });
  const [doVote] = useDoVoteMutation();
  const [takeBackVote] = useTakeBackVoteMutation();
  const [busyId, setBusyId] = useState<number>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const given = new Map(ballot?.votes.map((vote) => [vote.entryId, vote]));

  function logIn(): void {
    void navigate(`/account?${new URLSearchParams({ returnUrl: `${pathname}${search}` })}`);
  }

  async function takeBack({ id, number }: VotedWork): Promise<void> {
    setBusyId(id);
    const { error } = await takeBackVote({ activityId, entryId: id });
    setBusyId(undefined);
    showToast(error ? { text: refusalOf(error), tone: 'error' } : `已撤回给 ${entryNumber(number)} 的票`);
  }

  async function vote(work: VotedWork): Promise<void> {
    if (!user) return logIn();
    const { id, number } = work;
    setBusyId(id);
    const { data, error } = await doVote({ activityId, entryId: id, channel });
    setBusyId(undefined);
    if (!data) return void showToast({ text: refusalOf(error), tone: 'error' });
    const canReturn = data.vote.takeBackUntil !== null;
    showToast({
      text: `已投给 ${entryNumber(number)}，今天还剩 ${data.left.today} 票`,
      tone: 'success',
      action: canReturn ? { label: '撤回', onPress: () => void takeBack(work) } : undefined,
    });
  }

  /** Votes, or takes the vote back while that is possible. */
  async function toggle(work: VotedWork): Promise<void> {
    const before = given.get(work.id);
    if (!before) return vote(work);
    if (before.takeBackUntil !== null) return takeBack(work);
    showToast(`已经投过 ${entryNumber(work.number)}，过了撤回的时间`);
  }

  /** No ballot: not the same as no votes. */
  const failure = isError && !ballot ? { isRetrying: isFetching, onRetry: () => void refetch() } : null;
  return { ballot, failure, given, busyId, vote, takeBack, toggle, logIn, isLoggedIn: user !== null };
}

export type Votes = ReturnType<typeof useVotes>;
