import { createHash } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { createContext } from '../../../platform/http/create-context.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { siteOrigin } from '../../../platform/http/site-origin.ts';
import { readCaller } from '../../site/index.ts';
import { ownerOfFeed } from './calendar-feed.ts';
import { frabSchedule } from './frab-schedule.ts';
import { icalendar } from './icalendar.ts';
import { personalEntries } from './personal-entries.ts';
import type { PersonalEntry, PersonalSource } from './personal-entry.ts';
import { findPublishedSession, readPublishedSessions } from './published-session.repository.ts';
import { requireConference, requireVisibleConference } from './require-conference.ts';
import { sessionEntry } from './session-entry.ts';

interface CalendarFiles {
  timeZone: string;
  siteAddress: string | undefined;
  sources: readonly PersonalSource[];
}

const Numbered = (extension: string) =>
  z.object({
    file: z
      .string()
      .regex(new RegExp(`^[1-9]\\d{0,8}\\.${extension}$`))
      .transform((name) => Number.parseInt(name, 10)),
  });
const ConferenceFile = Numbered('ics');
const ScheduleFile = Numbered('json');
const FeedFile = z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) });
const EntryFile = z.object({
  token: z.string().regex(/^[\w-]{43}$/),
  file: z.string().regex(/^[a-z]+-\d{1,10}\.ics$/),
});
const Remind = z.object({ remind: z.enum(['5', '10', '15', '30', '60']).optional().catch(undefined) });

/**
 * GET routes of calendars for calendar programs, and of the schedule for schedule apps. Every invalid address gets the
 * same 404; the office can also export unpublished data.
 */
export function calendarFileRoutes(app: FastifyInstance, { timeZone, siteAddress, sources }: CalendarFiles): void {
  const originOf = siteOrigin(siteAddress);
  const calendarOf = (
    request: FastifyRequest,
    name: string,
    entries: readonly PersonalEntry[],
    conferenceId: number,
  ): string => {
    const { remind } = Remind.parse(request.query);
    const page = `${originOf(request).origin}/conference/detail?id=${conferenceId}`;
    return icalendar({
      name,
      entries,
      timeZone,
      urlOf: ({ sessionId }) => (sessionId === null ? page : `${page}&session=${sessionId}`),
      remindMinutes: remind === undefined ? null : Number(remind),
    });
  };

  app.get('/api/Resource/Calendar/Conference/:file', async (request, reply) => {
    const id = read(ConferenceFile, request.params).file;
    const context = await readCaller(request);
    const conference = await requireVisibleConference(context, id).catch(asMissing);
    const sessions = await readPublishedSessions(context.db, id);
    const text = calendarOf(
      request,
      conference.title,
      sessions.map((row) => sessionEntry(row)),
      id,
    );
    return send(request, reply, {
      text,
      type: 'text/calendar',
      fileName: `conference-${id}.ics`,
      isPublic: isForAnybody(context) && originOf(request).cacheScope === 'public',
    });
  });

  app.get('/api/Resource/Calendar/Session/:file', async (request, reply) => {
    const id = read(ConferenceFile, request.params).file;
    const context = await readCaller(request);
    const session = await orThrow(findPublishedSession(context.db, id), 'Resource.NotFound');
    const conference = await requireVisibleConference(context, session.conference_id).catch(asMissing);
    const text = calendarOf(request, conference.title, [sessionEntry(session)], conference.id);
    return send(request, reply, {
      text,
      type: 'text/calendar',
      fileName: `session-${id}.ics`,
      isPublic: isForAnybody(context) && originOf(request).cacheScope === 'public',
    });
  });

  app.get('/api/Resource/Calendar/Mine/:token/:file', async (request, reply) => {
    const { token, file } = read(EntryFile, request.params);
    const context = await createContext(request, null);
    const owner = await ownerOfFeed(context, token);
    const entry = owner && (await personalEntries(context.db, owner, sources)).find(({ key }) => `${key}.ics` === file);
    if (!owner || !entry) throw new AppError('Resource.NotFound');
    const text = calendarOf(request, entry.title, [entry], owner.conferenceId);
    return send(request, reply, { text, type: 'text/calendar', fileName: file, isPublic: false });
  });

  app.get('/api/Resource/Calendar/Mine/:file', async (request, reply) => {
    const token = read(FeedFile, request.params).file.slice(0, -'.ics'.length);
    const context = await createContext(request, null);
    const owner = await orThrow(ownerOfFeed(context, token), 'Resource.NotFound');
    const { title } = await requireConference(context.db, owner.conferenceId);
    const entries = await personalEntries(context.db, owner, sources);
    const text = calendarOf(request, `${title}：${owner.name}`, entries, owner.conferenceId);
    return send(request, reply, { text, type: 'text/calendar', fileName: 'my-calendar.ics', isPublic: false });
  });

  app.get('/api/Resource/Schedule/:file', async (request, reply) => {
    const id = read(ScheduleFile, request.params).file;
    const context = await readCaller(request);
    const conference = await requireVisibleConference(context, id).catch(asMissing);
    const sessions = (await readPublishedSessions(context.db, id)).filter(({ state }) => state === 'on');
    const text = JSON.stringify(frabSchedule({ conference, sessions, timeZone, origin: originOf(request).origin }));
    return send(request, reply, {
      text,
      type: 'application/json',
      fileName: `schedule-${id}.json`,
      isPublic: isForAnybody(context) && originOf(request).cacheScope === 'public',
    });
  });
}

function read<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new AppError('Resource.NotFound');
  return parsed.data;
}

/** Responses that depend on a user or ticket must not be stored in shared caches. */
function isForAnybody({ actor, ticket }: RequestContext): boolean {
  return actor === null && ticket === null;
}

function asMissing(error: unknown): never {
  if (error instanceof AppError && error.code === 'Conference.NotFound') throw new AppError('Resource.NotFound');
  throw error;
}

interface CalendarFile {
  text: string;
  type: string;
  fileName: string;
  isPublic: boolean;
}

/** Programs poll every quarter of an hour, so unchanged content is not sent again. */
function send(request: FastifyRequest, reply: FastifyReply, { text, type, fileName, isPublic }: CalendarFile) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ etag, 'cache-control': isPublic ? 'public, max-age=60' : 'private, no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .send(text);
}
