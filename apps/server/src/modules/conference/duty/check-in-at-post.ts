import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { isWaiting, mayCheckIn } from './duty.policy.ts';
import { lockEntriesAtPost, markPresent } from './duty-entry.repository.ts';
import { postCode } from './post-address.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';

interface Presence {
  place: string;
  checkedInAt: Date;
}

/**
 * Checks the holder in with the code on the post's poster, for the shift there that is due now. If already on duty
 * there, returns the first check-in time. Throws `ShiftEntry.WrongPost`, `ShiftEntry.TooEarly`,
 * `ShiftEntry.StateMismatch`.
 */
export function checkInAtPost(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  scanned: string,
): Promise<Presence> {
  return inTransaction(db, async (transaction) => {
    const entries = await lockEntriesAtPost(transaction, { conferenceId, attendeeId, code: postCode(scanned) });
    if (entries.length === 0) throw new AppError('ShiftEntry.WrongPost');
    // Takes precedence over the current shift: a scan towards its end is meant for the next shift there.
    const awaited = entries.find((entry) => isWaiting(entry) && mayCheckIn(entry, entry.now));
    if (awaited) {
      const checkedInAt = await markPresent(transaction, awaited.id, 'scan');
      await publishDutyChanged(transaction, conferenceId, awaited.shift_id);
      return { place: awaited.place, checkedInAt };
    }
    const present = entries.find(({ state, now, ends_at }) => state === 'onDuty' && now < ends_at);
    if (present?.checked_in_at) return { place: present.place, checkedInAt: present.checked_in_at };
    const isToCome = entries.some((entry) => isWaiting(entry) && entry.now < entry.starts_at);
    throw new AppError(isToCome ? 'ShiftEntry.TooEarly' : 'ShiftEntry.StateMismatch');
  });
}
