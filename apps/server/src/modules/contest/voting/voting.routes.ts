import * as votes from '@tuyuan/contract/contest/vote-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { doVote } from './do-vote.ts';
import { findVoteLines } from './find-vote-lines.ts';
import { getBallot } from './get-ballot.ts';
import { takeBackVote } from './take-back-vote.ts';
import { openVoteBatches } from './vote-batches.ts';
import { voteLogRoutes } from './vote-log.routes.ts';

/** Votes, their log, and what is read of both. */
export function votingRoutes(app: FastifyInstance, { timeZone, box }: { timeZone: string; box: SecretBox }): void {
  const deps = { timeZone, box, batches: openVoteBatches(timeZone) };
  bindEndpoint(app, votes.getBallot, (context, { activityId }) => getBallot(context, activityId, timeZone));
  bindEndpoint(app, votes.doVote, (context, input) => doVote(deps, context, input));
  bindEndpoint(app, votes.takeBackVote, (context, input) => takeBackVote(context, input, timeZone));
  bindEndpoint(app, votes.findVoteLines, (context, input) => findVoteLines(context, input));
  voteLogRoutes(app, { timeZone });
}
