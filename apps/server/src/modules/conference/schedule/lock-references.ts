import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockSpeakers } from './speaker.repository.ts';
import { lockTrack } from './track.repository.ts';

/** Track and speakers of that conference stay until the transaction ends. Throws `ConferenceTrack.NotFound` and `ConferenceSpeaker.NotFound`. */
export async function lockReferences(
  transaction: Database,
  conferenceId: number,
  { trackId, speakerIds }: { trackId: number | null; speakerIds: readonly number[] },
): Promise<void> {
  if (trackId !== null && !(await lockTrack(transaction, conferenceId, trackId)))
    throw new AppError('ConferenceTrack.NotFound');
  const held = await lockSpeakers(transaction, conferenceId, speakerIds);
  if (speakerIds.some((id) => !held.has(id))) throw new AppError('ConferenceSpeaker.NotFound');
}
