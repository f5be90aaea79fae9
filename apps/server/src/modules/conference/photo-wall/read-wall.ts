import type { getLivePhotos, getLiveWall } from '@tuyuan/contract/conference/photo-wall.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate, toWireDate } from '@tuyuan/format/date.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { presentPhoto } from './live-photo.presenter.ts';
import { findOpenWall, listWall, surveyWall, type WallFilter } from './wall.repository.ts';

type WallContext = Pick<RequestContext, 'db' | 'ticket'>;

/** Throws `LiveWall.Closed`, also for an unknown conference, and for a rehearsal without a ticket of it. */
export async function readWall(
  { db, ticket }: WallContext,
  input: InputOf<typeof getLiveWall>,
  timeZone: string,
): Promise<OutputOf<typeof getLiveWall>> {
  const wall = await orThrow(findOpenWall(db, input.conferenceId, ticket?.conferenceId ?? null), 'LiveWall.Closed');
  const survey = await surveyWall(db, filterOf(ticket, input, timeZone));
  return {
    title: wall.title,
    isOver: wall.is_over,
    totalCount: survey.total,
    foundCount: survey.found,
    halls: survey.halls,
    halfHours: survey.half_hours.map(({ at, count }) => ({ at: toWireDate(at, timeZone), count })),
  };
}

/** Throws `LiveWall.Closed`, and `Request.Invalid` for a cursor that is none. */
export async function listWallPhotos(
  { db, ticket }: WallContext,
  input: InputOf<typeof getLivePhotos>,
  timeZone: string,
): Promise<OutputOf<typeof getLivePhotos>> {
  if (!(await findOpenWall(db, input.conferenceId, ticket?.conferenceId ?? null)))
    throw new AppError('LiveWall.Closed');
  const limit = input.maxResultCount;
  const rows = await listWall(db, filterOf(ticket, input, timeZone), {
    after: readCursor(input.cursor),
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  return {
    items: items.map((row) => presentPhoto(row, timeZone)),
    nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null,
  };
}

function filterOf(ticket: WallContext['ticket'], input: InputOf<typeof getLiveWall>, timeZone: string): WallFilter {
  const { conferenceId, hall, badgeNo, isCollected } = input;
  const holder = ticket?.conferenceId === conferenceId ? ticket.attendeeId : 0;
  return {
    conferenceId,
    hall,
    badgeNo,
    from: momentOf(input.from, 'from'),
    to: momentOf(input.to, 'to'),
    keptBy: isCollected ? holder : null,
  };

  function momentOf(text: string | undefined, member: string): Date | null {
    if (text === undefined) return null;
    const moment = parseDate(text, timeZone);
    if (!moment) throw refused('没有这个时间', member);
    return moment;
  }
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined || cursor === '') return null;
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw refused('翻页位置不正确', 'cursor');
  return Number(cursor);
}

function refused(message: string, member: string): AppError {
  return new AppError('Request.Invalid', { validationErrors: [{ message, members: [member] }] });
}
