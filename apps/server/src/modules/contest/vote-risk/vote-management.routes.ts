import * as managed from '@tuyuan/contract/contest/vote-management.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { decideRiskGroups } from './decide-risk-groups.ts';
import { findVoteHours, findVoteSums, pageOfRiskGroups } from './managed-vote.repository.ts';

/** Binds what the office sees of votes, and what it decides on those that look arranged. */
export function voteManagementRoutes(app: FastifyInstance): void {
  bindEndpoint(app, managed.getVoteMonitor, async ({ db }, { id }) => ({
    ...(await orThrow(findVoteSums(db, id), 'Activity.NotFound')),
    hours: await findVoteHours(db, id),
  }));
  bindEndpoint(app, managed.getRiskGroups, ({ db }, input) => pageOfRiskGroups(db, input));
  bindEndpoint(app, managed.decideRiskGroups, (context, input) => decideRiskGroups(context, input));
}
