import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { screenText } from '../../site/index.ts';
import { findAttending } from './interaction-room.repository.ts';

interface Writing {
  attendeeId: number;
  text: string;
  isOpen: boolean;
  /** At most `limit` messages per `seconds`; null means unlimited. */
  pace: { key: string; limit: number; seconds: number } | null;
}

export interface MayWrite {
  /** With what is to be masked starred out. */
  text: string;
  isFlagged: boolean;
  hall: string;
  seat: string;
}

/**
 * Checks that an attendee may send to their hall and returns the screened text and place. Throws `Interaction.Closed`,
 * `.Muted`, `.TextRefused` at `text`, and `.TooSoon` with the seconds to wait.
 */
export async function expectMayWrite(
  transaction: Database,
  { attendeeId, text, isOpen, pace }: Writing,
): Promise<MayWrite> {
  if (!isOpen) throw new AppError('Interaction.Closed');
  const { hall, seat, is_muted: isMuted } = await findAttending(transaction, attendeeId);
  if (isMuted) throw new AppError('Interaction.Muted');
  const screened = await screenText(transaction, text);
  if (screened.verdict === 'block') {
    const { code, message } = new AppError('Interaction.TextRefused');
    throw new AppError(code, { validationErrors: [{ message, members: ['text'] }] });
  }
  const retryAfter = pace && (await takeQuota(transaction, { ...pace, key: `${pace.key}:${attendeeId}` }));
  if (retryAfter !== null) throw new AppError('Interaction.TooSoon', { retryAfter });
  return { text: screened.text, isFlagged: screened.verdict === 'review', hall, seat };
}
