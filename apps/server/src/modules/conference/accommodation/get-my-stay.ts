import type { getMyStay as endpoint, OwnStay } from '@tuyuan/contract/conference/accommodation.ts';
import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { mayAskChange } from './own-stay.policy.ts';
import { presentWish } from './stay.presenter.ts';
import { findOwnRoom, findSpan, findWish } from './stay-guest.repository.ts';
import { findPlanOf, type PlanRow } from './stay-plan.repository.ts';

/** Throws `Conference.NotFound`. */
export async function getMyStay(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const [span, wish, plan] = await Promise.all([
    findSpan(db, conferenceId),
    findWish(db, attendeeId),
    findPlanOf(db, attendeeId),
  ]);
  if (!span) throw new AppError('Conference.NotFound');
  const isTold = plan !== undefined && plan.state !== 'planned';
  return {
    isOffered: span.has_hotel,
    startTime: toWireDate(span.start_time, timeZone),
    endTime: toWireDate(span.end_time, timeZone),
    mayWish: !isTold && span.now < span.end_time,
    wish: wish ? presentWish(wish, timeZone) : null,
    stay: isTold ? await ownStay(db, plan, timeZone) : null,
  };
}

async function ownStay(db: Database, plan: PlanRow, timeZone: string): Promise<OwnStay> {
  const { hotel, room, mates, change_answer: changeAnswer } = await findOwnRoom(db, plan.id);
  const { coverKey, ...told } = hotel;
  return {
    planId: plan.id,
    state: plan.state,
    hotel: { ...told, cover: coverKey === null ? '' : conferencePicturePath(coverKey) },
    room,
    checkIn: plan.check_in,
    checkOut: plan.check_out,
    deskCode: plan.desk_code,
    mates,
    changeWish: plan.change_wish,
    changeAnswer,
    changeUntil: plan.change_until && toWireDate(plan.change_until, timeZone),
    mayAskChange: mayAskChange(plan, plan.now),
  };
}
