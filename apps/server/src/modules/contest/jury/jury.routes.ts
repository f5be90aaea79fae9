import * as own from '@tuyuan/contract/contest/jury.ts';
import * as managed from '@tuyuan/contract/contest/jury-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findOwnRounds, findStanding, pageOfQueue } from './ballot.repository.ts';
import { setRoundState } from './change-round.ts';
import { setBallot, setOrder, undoBallot } from './give-ballot.ts';
import { addJuror, createRound, getCalibration, getJury } from './manage-jury.ts';
import { deleteDraftRound, storeQuorum, storeRemoval } from './managed-jury.repository.ts';
import { findOrder } from './order.repository.ts';
import { findRound } from './round.repository.ts';

/** Binds the jury of activities: what the office arranges, and what each juror gives. Nobody changes another's ballot. */
export function juryRoutes(app: FastifyInstance): void {
  bindEndpoint(app, managed.getJury, ({ db }, { activityId }) => getJury(db, activityId));
  bindEndpoint(app, managed.addJuror, async (context, input) => {
    await addJuror(context, input);
    return {};
  });
  bindEndpoint(app, managed.removeJuror, async ({ db }, { activityId, userId }) => {
    if (!(await storeRemoval(db, activityId, userId))) throw new AppError('Juror.NotFound');
    return {};
  });
  bindEndpoint(app, managed.createRound, async (context, input) => ({ id: await createRound(context, input) }));
  bindEndpoint(app, managed.deleteRound, async ({ db }, { id }) => {
    if (await deleteDraftRound(db, id)) return {};
    throw new AppError((await findRound(db, id)) ? 'JuryRound.StateMismatch' : 'JuryRound.NotFound');
  });
  bindEndpoint(app, managed.setRoundState, async (context, input) => {
    await setRoundState(context, input);
    return {};
  });
  bindEndpoint(app, managed.raiseQuorum, async ({ db }, { id, quorum }) => {
    if (await storeQuorum(db, id, quorum)) return {};
    throw new AppError((await findRound(db, id)) ? 'JuryRound.QuorumStays' : 'JuryRound.NotFound');
  });
  bindEndpoint(app, managed.getCalibration, ({ db }, { roundId }) => getCalibration(db, roundId));

  bindEndpoint(app, own.getMyRounds, async ({ db, actor }) => ({ items: await findOwnRounds(db, actor.id) }));
  bindEndpoint(app, own.getQueue, async ({ db, actor }, input) => {
    await orThrow(findStanding(db, input.roundId, actor.id), 'JuryRound.NotFound');
    return pageOfQueue(db, actor.id, input);
  });
  bindEndpoint(app, own.setBallot, async (context, input) => {
    await setBallot(context, input);
    return {};
  });
  bindEndpoint(app, own.getOrder, async ({ db, actor }, { roundId }) => {
    await orThrow(findStanding(db, roundId, actor.id), 'JuryRound.NotFound');
    const items = await findOrder(db, actor.id, roundId);
    return { items, isGiven: items.length > 0 && items.every(({ ballot }) => ballot !== null) };
  });
  bindEndpoint(app, own.setOrder, async (context, input) => {
    await setOrder(context, input);
    return {};
  });
  bindEndpoint(app, own.undoBallot, async (context, input) => {
    await undoBallot(context, input);
    return {};
  });
}
