import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { sendNotice } from '../notice/index.ts';
import { findPlaceOf, type HeldEntry, handOver, lockEntry, lockStaff, overlaps } from './duty-entry.repository.ts';
import { endSwap, type HeldSwap, insertSwap, lockSwap, markAccepted, reopenSwap } from './duty-swap.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';
import { shiftWords } from './shift-words.ts';

interface Question {
  entryId: number;
  toAttendeeId: number | null;
  reason: string;
}

/** Asks a colleague, or everyone, to take the holder's shift. Throws the errors of the contract. */
export function askSwap(
  db: Database,
  holder: TicketHolder,
  { entryId, toAttendeeId, reason }: Question,
  timeZone: string,
): Promise<number> {
  const { conferenceId, attendeeId } = holder;
  return inTransaction(db, async (transaction) => {
    if (toAttendeeId === attendeeId) throw new AppError('Swap.ToSelf');
    if (toAttendeeId !== null) await requireStaff(transaction, conferenceId, toAttendeeId);
    const entry = await lockEntry(transaction, conferenceId, entryId);
    if (!entry || entry.attendee_id !== attendeeId) throw new AppError('ShiftEntry.NotFound');
    if (!isSwappable(entry)) throw new AppError('ShiftEntry.StateMismatch');
    const swapId = await insertSwap(transaction, { entryId, toAttendeeId, reason });
    if (swapId === undefined) throw new AppError('Swap.AlreadyAsked');
    if (toAttendeeId !== null) {
      await sendNotice(transaction, {
        conferenceId,
        target: { kind: 'single', attendeeId: toAttendeeId },
        title: `${entry.name} 想和你换班`,
        body: `${shiftWords(entry, timeZone)}。${reason}`,
        link: '/meeting/duty',
      });
    }
    await publishDutyChanged(transaction, conferenceId, entry.shift_id);
    return swapId;
  });
}

/** Takes a colleague's shift, once its lead has agreed. Throws what the contract names; `Swap.StateMismatch` for the second of two. */
export function acceptSwap(db: Database, { conferenceId, attendeeId }: TicketHolder, swapId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await requireStaff(transaction, conferenceId, attendeeId);
    const { swap, entry } = await hold(transaction, conferenceId, swapId);
    if (swap.from_id === attendeeId) throw new AppError('Swap.ToSelf');
    if (swap.to_id !== null && swap.to_id !== attendeeId) throw new AppError('Swap.NotFound');
    if (swap.state === 'accepted') return;
    if (swap.state !== 'asked' || !isSwappable(entry)) throw new AppError('Swap.StateMismatch');
    await assertFreeForShift(transaction, entry, attendeeId);
    await markAccepted(transaction, swapId, attendeeId);
    await publishDutyChanged(transaction, conferenceId, entry.shift_id);
  });
}

/** Withdraws the holder's request, or their acceptance of another's request. */
export function withdrawSwap(db: Database, { conferenceId, attendeeId }: TicketHolder, swapId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { swap, entry } = await hold(transaction, conferenceId, swapId);
    if (swap.from_id !== attendeeId && swap.to_id !== attendeeId) throw new AppError('Swap.NotFound');
    if (swap.state !== 'asked' && swap.state !== 'accepted') throw new AppError('Swap.StateMismatch');
    if (swap.from_id === attendeeId) await endSwap(transaction, swapId, 'withdrawn');
    else await reopenSwap(transaction, swapId);
    await publishDutyChanged(transaction, conferenceId, entry.shift_id);
  });
}

interface Decision {
  conferenceId: number;
  swapId: number;
  isApproved: boolean;
  reason: string;
  /** Throws if the caller may not settle the entry. */
  check(entry: HeldEntry): void;
}

/**
 * Approves or rejects a swap and notifies both people. Throws `Swap.NotFound`, `Swap.StateMismatch`, `Shift.Overlaps`,
 * `Attendee.NotStaff`.
 */
export function decideSwap(db: Database, decision: Decision, timeZone: string): Promise<void> {
  const { conferenceId, swapId, isApproved, reason, check } = decision;
  return inTransaction(db, async (transaction) => {
    const { swap, entry } = await hold(transaction, conferenceId, swapId);
    check(entry);
    if (swap.state !== 'accepted' || swap.to_id === null || !isSwappable(entry))
      throw new AppError('Swap.StateMismatch');
    if (isApproved) {
      await requireStaff(transaction, conferenceId, swap.to_id);
      await assertFreeForShift(transaction, entry, swap.to_id);
      await handOver(transaction, entry.id, swap.to_id);
    }
    await endSwap(transaction, swapId, isApproved ? 'approved' : 'rejected', reason);
    await sendNotice(transaction, {
      conferenceId,
      target: { kind: 'list', attendeeIds: [swap.from_id, swap.to_id] },
      title: isApproved ? '换班已同意' : '换班没有同意',
      body: `${shiftWords(entry, timeZone)}。${reason}`,
      link: '/meeting/duty',
    });
    await publishDutyChanged(transaction, conferenceId, entry.shift_id);
  });
}

function isSwappable({ state, now, ends_at }: HeldEntry): boolean {
  return (state === 'claimed' || state === 'confirmed') && now < ends_at;
}

/** Same as `lockStaff`, but throws `Attendee.NotStaff`, also for people who no longer attend. */
async function requireStaff(transaction: Database, conferenceId: number, attendeeId: number): Promise<void> {
  if ((await lockStaff(transaction, conferenceId, attendeeId)) === undefined) throw new AppError('Attendee.NotStaff');
}

/** Throws `Shift.Overlaps` for a person in this shift or in an overlapping one. */
async function assertFreeForShift(transaction: Database, entry: HeldEntry, attendeeId: number): Promise<void> {
  const isThere = (await findPlaceOf(transaction, entry.shift_id, attendeeId)) !== undefined;
  if (isThere || (await overlaps(transaction, entry.shift_id, attendeeId))) throw new AppError('Shift.Overlaps');
}

async function hold(
  transaction: Database,
  conferenceId: number,
  swapId: number,
): Promise<{ swap: HeldSwap; entry: HeldEntry }> {
  const swap = await lockSwap(transaction, conferenceId, swapId);
  const entry = swap && (await lockEntry(transaction, conferenceId, swap.entry_id));
  if (!swap || !entry) throw new AppError('Swap.NotFound');
  return { swap, entry };
}
