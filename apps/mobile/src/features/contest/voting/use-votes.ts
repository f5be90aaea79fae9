import { useDoVoteMutation, useGetBallotQuery, useTakeBackVoteMutation } from '@tuyuan/api-client/contest/vote-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { useState } from 'react';
import { useLogIn } from '../../../shared/account/use-log-in.ts';
import { say } from '../../../shared/feedback/say.ts';

interface VotedWork {
  readonly id: number;
  readonly number: number;
}

const refusalOf = (error: unknown) => fieldErrors(error, []).rest ?? '没有投成，请再试一次';

/** The caller's ballot, and what can be done with it. */
export function useVotes(activityId: number) {
  const { currentData: ballot } = useGetBallotQuery({ activityId });
  const [doVote] = useDoVoteMutation();
  const [takeBackVote] = useTakeBackVoteMutation();
  const [busyId, setBusyId] = useState<number>();
  const { isLoggedIn, loginPath, logIn } = useLogIn();
  const given = new Map(ballot?.votes.map((vote) => [vote.entryId, vote]));

  async function takeBack({ id, number }: VotedWork): Promise<void> {
    setBusyId(id);
    const { error } = await takeBackVote({ activityId, entryId: id });
    setBusyId(undefined);
    await say(error ? refusalOf(error) : `已撤回给 ${entryNumber(number)} 的票`);
  }

  async function vote({ id, number }: VotedWork): Promise<void> {
    if (!isLoggedIn) return logIn();
    setBusyId(id);
    const { data, error } = await doVote({ activityId, entryId: id, channel: '' });
    setBusyId(undefined);
    await say(data ? `已投给 ${entryNumber(number)}，今天还剩 ${data.left.today} 票` : refusalOf(error));
  }

  /** Votes, or takes the vote back while that is possible. */
  async function toggle(work: VotedWork): Promise<void> {
    const before = given.get(work.id);
    if (!before) return vote(work);
    if (before.takeBackUntil !== null) return takeBack(work);
    await say(`已经投过 ${entryNumber(work.number)}，过了撤回的时间`);
  }

  return { ballot, given, busyId, vote, takeBack, toggle, loginPath, isLoggedIn };
}

export type Votes = ReturnType<typeof useVotes>;
