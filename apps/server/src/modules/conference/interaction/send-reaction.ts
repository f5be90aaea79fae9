import type { sendReaction as sendReactionEndpoint } from '@tuyuan/contract/conference/interaction.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { oneRoom } from './one-room.ts';
import type { ReactionBuffer } from './reaction-buffer.ts';

/** Throws `InteractionRoom.NotFound`, and `Request.TooMany` for a machine's taps. */
export async function sendReaction(
  { db, ticket }: TicketContext,
  tap: InputOf<typeof sendReactionEndpoint>,
  reactions: ReactionBuffer,
): Promise<void> {
  const { attendeeId, conferenceId } = ticket;
  await oneRoom(db, tap.roomId, conferenceId);
  if (!reactions.add(db, { ...tap, attendeeId, conferenceId }))
    throw new AppError('Request.TooMany', { retryAfter: 10 });
}
