import { randomInt } from 'node:crypto';
import type { StayPlan } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { sendNotice } from '../notice/index.ts';
import { refusalOf } from './rooming.policy.ts';
import { presentPlan } from './stay.presenter.ts';
import { lockGuest } from './stay-guest.repository.ts';
import { lockPlan, lockPlanOf, type PlanRow, writePlan } from './stay-plan.repository.ts';
import { holdRoom } from './stay-room.repository.ts';

interface Placing {
  attendeeId: number;
  roomId: number;
  checkIn: string;
  checkOut: string;
  overriddenReason: string;
}

// Said aloud at a desk: nothing that is heard or read as another.
const deskSigns = '23456789ACDEFHJKMNPQRTUVWXY';

/**
 * Assigns an attendee to a room or moves them, and notifies those who knew of another room. Throws `Room.NotFound`,
 * `Attendee.NotFound`, `Stay.StateMismatch` (the guest has left), `Stay.Declined` (the guest needs no room), and what
 * `refusalOf` returns.
 */
export function placeGuest(db: Database, placing: Placing): Promise<StayPlan> {
  const { attendeeId, roomId, checkIn, checkOut, overriddenReason } = placing;
  return inTransaction(db, async (transaction) => {
    const room = await orThrow(holdRoom(transaction, roomId), 'Room.NotFound');
    const guest = await orThrow(lockGuest(transaction, room.conference_id, attendeeId), 'Attendee.NotFound');
    const before = await lockPlanOf(transaction, attendeeId);
    if (before?.state === 'left') throw new AppError('Stay.StateMismatch');
    // A guest who declined after being assigned a room keeps it until the desk withdraws it, and may be moved until
    // then.
    if (!before && guest.has_declined) throw new AppError('Stay.Declined');
    const others = room.sleepers.filter((sleeper) => sleeper.attendeeId !== attendeeId);
    const refusal = refusalOf(
      { ...guest, checkIn, checkOut },
      { capacity: room.capacity, allowsSmoking: room.allows_smoking },
      others,
      overriddenReason !== '',
    );
    if (refusal) throw new AppError(refusal);
    const state = stateAfter(before);
    const id = await writePlan(transaction, { ...placing, state, deskCode: newDeskCode() });
    if (state !== 'planned') {
      await sendNotice(transaction, {
        conferenceId: room.conference_id,
        target: { kind: 'single', attendeeId },
        title: '你的房间有变动',
        body: '请打开“住宿”查看新的房间。',
        link: '/meeting/stayplan',
        topic: 'stay',
      });
    }
    const plan = await lockPlan(transaction, id);
    if (!plan) throw new Error('a plan just written is gone');
    return presentPlan(plan);
  });
}

/** A guest already notified is notified again and must accept again; one who has moved in keeps that state. */
function stateAfter(before: PlanRow | undefined): PlanRow['state'] {
  if (before === undefined || before.state === 'planned') return 'planned';
  return before.state === 'checkedIn' ? 'checkedIn' : 'published';
}

function newDeskCode(): string {
  return Array.from({ length: 4 }, () => deskSigns.charAt(randomInt(deskSigns.length))).join('');
}
