import * as roster from '@tuyuan/contract/conference/duty-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createPost, deletePost, updatePost } from './change-posts.ts';
import { createShifts, deleteShift, updateShift } from './change-shifts.ts';
import { dispatchColleague } from './dispatch-colleague.ts';
import { conferenceOfEntry, conferenceOfSwap, lockShift } from './duty-post.repository.ts';
import { getDutyRoster } from './get-duty-roster.ts';
import { listColleagues } from './list-colleagues.ts';
import { listAllGaps } from './list-gaps.ts';
import { settleEntry } from './settle-entry.ts';
import { decideSwap } from './swap-shift.ts';
import { unassignShift } from './unassign-shift.ts';

const noCheck = () => undefined;

/** Duty roster in the back office. */
export function dutyManagementRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, roster.getDutyRoster, (context, { conferenceId }) =>
    getDutyRoster(context, conferenceId, timeZone),
  );
  bindEndpoint(app, roster.getManagedGaps, ({ db }, { conferenceId }) => listAllGaps(db, conferenceId, timeZone));
  bindEndpoint(app, roster.getShiftColleagues, async ({ db }, { shiftId }) => {
    const shift = await orThrow(lockShift(db, shiftId), 'Shift.NotFound');
    return { items: await listColleagues(db, shift.conference_id, shiftId) };
  });
  bindEndpoint(app, roster.createPost, async ({ db }, { conferenceId, ...fields }) => ({
    id: await createPost(db, conferenceId, fields),
  }));
  bindEndpoint(app, roster.updatePost, async ({ db }, { id, ...fields }) => {
    await updatePost(db, id, fields);
    return {};
  });
  bindEndpoint(app, roster.deletePost, async ({ db }, { id }) => {
    await deletePost(db, id);
    return {};
  });
  bindEndpoint(app, roster.createShifts, async ({ db }, { postId, shifts }) => ({
    ids: await createShifts(db, postId, shifts, timeZone),
  }));
  bindEndpoint(app, roster.updateShift, async ({ db }, shift) => {
    await updateShift(db, shift, timeZone);
    return {};
  });
  bindEndpoint(app, roster.deleteShift, async ({ db }, { id }) => {
    await deleteShift(db, id);
    return {};
  });
  bindEndpoint(app, roster.assignShift, async ({ db }, { shiftId, attendeeId }) => {
    const shift = await orThrow(lockShift(db, shiftId), 'Shift.NotFound');
    return dispatchColleague(db, { conferenceId: shift.conference_id, shiftId, attendeeId }, timeZone);
  });
  bindEndpoint(app, roster.unassignShift, async ({ db }, { entryId, reason }) => {
    await unassignShift(db, entryId, reason, timeZone);
    return {};
  });
  bindEndpoint(app, roster.settleShiftEntry, async ({ db }, settling) => {
    const conferenceId = await conferenceOfEntry(db, settling.entryId);
    if (conferenceId === undefined) throw new AppError('ShiftEntry.NotFound');
    await settleEntry(db, { ...settling, conferenceId, check: noCheck });
    return {};
  });
  bindEndpoint(app, roster.settleSwap, async ({ db }, decision) => {
    const conferenceId = await conferenceOfSwap(db, decision.swapId);
    if (conferenceId === undefined) throw new AppError('Swap.NotFound');
    await decideSwap(db, { ...decision, conferenceId, check: noCheck }, timeZone);
    return {};
  });
}
