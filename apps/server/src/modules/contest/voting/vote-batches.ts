import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { databaseFault } from '../../../platform/database/database-fault.ts';
import { type CastVote, castVotes, type VoteOutcome } from './vote.repository.ts';

const maxBatch = 200;
/** More that wait are refused, so that what was refused is known at once. */
const maxWaiting = 5000;

interface Waiting {
  vote: CastVote;
  settle: (outcome: VoteOutcome) => void;
  fail: (error: unknown) => void;
}

export interface VoteBatches {
  /** Answers once the vote is committed, or decided otherwise. */
  cast(db: Database, activityId: number, vote: CastVote): Promise<VoteOutcome>;
}

/**
 * An activity's votes are put in one order, so that two transactions wait for each other: those that arrive while one
 * runs share the next. Each is decided on its own and answered after the commit.
 */
export function openVoteBatches(timeZone: string): VoteBatches {
  const queues = new Map<Database, Map<number, Waiting[]>>();

  async function decide(db: Database, activityId: number, batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await castVotes(db, { activityId, timeZone, votes: batch.map(({ vote }) => vote) });
      for (const [place, { settle, fail }] of batch.entries()) {
        const outcome = outcomes[place];
        if (outcome === undefined) fail(new Error('A vote was not decided'));
        else settle(outcome);
      }
    } catch (error) {
      // One that can't be stored must not take the others with it.
      if (batch.length > 1 && databaseFault(error) !== 'outage')
        for (const one of batch) await decide(db, activityId, [one]);
      else for (const { fail } of batch) fail(error);
    }
  }

  async function work(db: Database, activityId: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await decide(db, activityId, queue.splice(0, maxBatch));
    queues.get(db)?.delete(activityId);
  }

  return {
    cast(db, activityId, vote) {
      const ofSite = queues.get(db) ?? new Map<number, Waiting[]>();
      queues.set(db, ofSite);
      const running = ofSite.get(activityId);
      if ((running?.length ?? 0) >= maxWaiting) throw new AppError('Server.Unavailable');
      return new Promise((settle, fail) => {
        const one = { vote, settle, fail };
        if (running) {
          running.push(one);
          return;
        }
        const queue = [one];
        ofSite.set(activityId, queue);
        // Those of the same turn of the event loop come along.
        setImmediate(() => void work(db, activityId, queue));
      });
    },
  };
}
