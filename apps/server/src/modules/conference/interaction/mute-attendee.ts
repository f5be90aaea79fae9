import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { endMute, hidePending, saveMute } from './mute.repository.ts';
import { publishWaiting } from './publish-waiting.ts';

interface Mute {
  attendeeId: number;
  minutes: number | null;
  reason: string;
}

/** Returns whether the attendee is muted now. Throws `Attendee.NotFound`. */
export function muteAttendee({ db, actor }: SignedInContext, mute: Mute): Promise<boolean> {
  const isMuted = mute.minutes !== 0;
  return inTransaction(db, async (transaction) => {
    const isThere = isMuted
      ? await saveMute(transaction, { ...mute, mutedBy: actor.id })
      : await endMute(transaction, mute.attendeeId);
    if (!isThere) throw new AppError('Attendee.NotFound');
    if (isMuted)
      for (const hall of await hidePending(transaction, mute.attendeeId, actor.id)) publishWaiting(transaction, hall);
    return isMuted;
  });
}
