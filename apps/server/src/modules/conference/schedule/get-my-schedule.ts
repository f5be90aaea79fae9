import type { getMySchedule as getMyScheduleEndpoint } from '@tuyuan/contract/conference/calendar.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { presentSeat } from './seat.presenter.ts';
import { readSeatsOf } from './seat.repository.ts';
import { readStars } from './star.repository.ts';

export async function getMySchedule(
  { db, ticket: { attendeeId } }: TicketContext,
  timeZone: string,
): Promise<OutputOf<typeof getMyScheduleEndpoint>> {
  const seats = await readSeatsOf(db, attendeeId);
  return { stars: await readStars(db, attendeeId), seats: seats.map((seat) => presentSeat(seat, timeZone)) };
}
