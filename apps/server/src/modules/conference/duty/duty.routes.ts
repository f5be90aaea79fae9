import * as duty from '@tuyuan/contract/conference/duty.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { assertLeading } from './assert-leading.ts';
import { confirmShift, dropShift, reportLate } from './change-own-entry.ts';
import { checkInAtPost } from './check-in-at-post.ts';
import { dispatchColleague } from './dispatch-colleague.ts';
import { findShift } from './duty-shift.repository.ts';
import { getMyDuty } from './get-my-duty.ts';
import { listColleagues } from './list-colleagues.ts';
import { listGaps } from './list-gaps.ts';
import { listOpenShifts } from './list-open-shifts.ts';
import { settleEntry } from './settle-entry.ts';
import { acceptSwap, askSwap, decideSwap, withdrawSwap } from './swap-shift.ts';
import { takeShift } from './take-shift.ts';

/** Staff phones: own shifts, free shifts, swaps and a lead's decisions. */
export function dutyRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, duty.getMyDuty, ({ db, ticket }) => getMyDuty(db, ticket, timeZone));
  bindEndpoint(app, duty.getOpenShifts, ({ db, ticket }) => listOpenShifts(db, ticket, timeZone));
  bindEndpoint(app, duty.claimShift, async ({ db, ticket }, { shiftId }) => {
    const { conferenceId, attendeeId } = ticket;
    const { entryId } = await takeShift(db, { conferenceId, attendeeId, shiftId, state: 'confirmed' });
    return { entryId };
  });
  bindEndpoint(app, duty.confirmShift, async ({ db, ticket }, { entryId }) => {
    await confirmShift(db, ticket, entryId);
    return {};
  });
  bindEndpoint(app, duty.dropShift, async ({ db, ticket }, { entryId }) => {
    await dropShift(db, ticket, entryId);
    return {};
  });
  bindEndpoint(app, duty.reportLate, async ({ db, ticket }, lateness) => {
    await reportLate(db, ticket, lateness);
    return {};
  });
  bindEndpoint(app, duty.checkInAtPost, async ({ db, ticket }, { code }) => {
    const { place, checkedInAt } = await checkInAtPost(db, ticket, code);
    return { place, checkedInAt: toWireDate(checkedInAt, timeZone) };
  });
  bindEndpoint(app, duty.askSwap, async ({ db, ticket }, question) => ({
    swapId: await askSwap(db, ticket, question, timeZone),
  }));
  bindEndpoint(app, duty.acceptSwap, async ({ db, ticket }, { swapId }) => {
    await acceptSwap(db, ticket, swapId);
    return {};
  });
  bindEndpoint(app, duty.withdrawSwap, async ({ db, ticket }, { swapId }) => {
    await withdrawSwap(db, ticket, swapId);
    return {};
  });
  bindEndpoint(app, duty.decideSwap, async ({ db, ticket }, decision) => {
    const { conferenceId } = ticket;
    await decideSwap(
      db,
      { ...decision, conferenceId, check: ({ lead_id }) => assertLeading(ticket, lead_id) },
      timeZone,
    );
    return {};
  });
  bindEndpoint(app, duty.getColleagues, async ({ db, ticket }, { shiftId }) => ({
    items: await listColleagues(db, ticket.conferenceId, shiftId),
  }));
  bindEndpoint(app, duty.getDutyGaps, ({ db, ticket }) => listGaps(db, ticket, timeZone));
  bindEndpoint(app, duty.dispatchColleague, async ({ db, ticket }, { shiftId, attendeeId }) => {
    const { conferenceId } = ticket;
    assertLeading(ticket, (await findShift(db, shiftId, conferenceId))?.lead_id ?? null);
    return dispatchColleague(db, { conferenceId, shiftId, attendeeId }, timeZone);
  });
  bindEndpoint(app, duty.settleEntry, async ({ db, ticket }, settling) => {
    const { conferenceId } = ticket;
    await settleEntry(db, {
      ...settling,
      conferenceId,
      check: ({ lead_id }) => assertLeading(ticket, lead_id),
    });
    return {};
  });
}
