import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { holdSpeakers } from './speaker.repository.ts';
import { holdTrack } from './track.repository.ts';

/** Track and speakers of that conference stay until the transaction ends. Throws `ConferenceTrack.NotFound` and `ConferenceSpeaker.NotFound`. */
export async function holdReferences(
  transaction: Database,
  conferenceId: number,
  { trackId, speakerIds }: { trackId: number | null; speakerIds: readonly number[] },
): Promise<void> {
  if (trackId !== null && !(await holdTrack(transaction, conferenceId, trackId)))
    throw new AppError('ConferenceTrack.NotFound');
  const held = await holdSpeakers(transaction, conferenceId, speakerIds);
  if (speakerIds.some((id) => !held.has(id))) throw new AppError('ConferenceSpeaker.NotFound');
}
