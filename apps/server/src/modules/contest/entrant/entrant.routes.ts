import * as own from '@tuyuan/contract/contest/entrant.ts';
import * as managed from '@tuyuan/contract/contest/entrant-management.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { decideEntrants, inviteGuest } from './decide-entrants.ts';
import { findEntrant, findTerms } from './entrant.repository.ts';
import { pageOfEntrants } from './managed-entrant.repository.ts';
import { leaveActivity, registerEntrant } from './register-entrant.ts';

/** Binds taking part in activities, and the office's decisions on it. */
export function entrantRoutes(app: FastifyInstance): void {
  bindEndpoint(app, own.getOwnEntrant, async ({ db, actor }, { activityId }) => {
    await orThrow(findTerms(db, activityId), 'Activity.NotFound');
    return { entrant: await findEntrant(db, activityId, actor.id) };
  });
  bindEndpoint(app, own.registerEntrant, (context, input) => registerEntrant(context, input));
  bindEndpoint(app, own.leaveActivity, (context, input) => leaveActivity(context, input));

  bindEndpoint(app, managed.getEntrants, ({ db }, input) => pageOfEntrants(db, input));
  bindEndpoint(app, managed.approveEntrants, (context, { ids }) =>
    decideEntrants(context, ids, { state: 'approved', reason: '' }),
  );
  bindEndpoint(app, managed.rejectEntrants, (context, { ids, reason }) =>
    decideEntrants(context, ids, { state: 'rejected', reason }),
  );
  bindEndpoint(app, managed.inviteGuest, (context, input) => inviteGuest(context, input));
}
