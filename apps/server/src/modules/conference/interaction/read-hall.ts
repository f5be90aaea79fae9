import type { getHall } from '@tuyuan/contract/conference/interaction.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { findOnStage, findPrevious } from './interaction.repository.ts';
import { findAttending, listRooms } from './interaction-room.repository.ts';
import { seenInteraction } from './one-interaction.ts';
import { countPublic } from './question.repository.ts';
import { presentRoom } from './room.presenter.ts';

/** Throws `InteractionRoom.NotFound` for a room of another conference. */
export async function readHall(
  { db, ticket }: TicketContext,
  roomId: number | undefined,
  timeZone: string,
): Promise<OutputOf<typeof getHall>> {
  const rooms = await listRooms(db, ticket.conferenceId);
  const { hall, is_muted: isMuted } = await findAttending(db, ticket.attendeeId);
  const wanted = rooms.find(({ id }) => id === roomId);
  if (roomId !== undefined && !wanted) throw new AppError('InteractionRoom.NotFound');
  const room = wanted ?? rooms.find(({ name }) => name === hall) ?? rooms.find((one) => one.is_live) ?? rooms[0];
  if (!room) return { rooms: [], roomId: null, stage: null, previous: null, questionCount: 0, isMuted };
  const stage = await findOnStage(db, room.id);
  const previous = await findPrevious(db, room.id);
  return {
    rooms: rooms.map(presentRoom),
    roomId: room.id,
    stage: stage && (await seenInteraction(db, stage, ticket.attendeeId, timeZone)),
    previous: previous && { id: previous.id, title: previous.spec.title },
    questionCount: await countPublic(db, room.id),
    isMuted,
  };
}
