import * as calendar from '@tuyuan/contract/conference/calendar.ts';
import {
  conferenceCalendarPath,
  frabPath,
  personalEntryPath,
  sessionCalendarPath,
} from '@tuyuan/contract/conference/conference-path.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { scheduleBuilder } from '../../../testing/schedule-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { icalendar } from './icalendar.ts';
import type { PersonalEntry } from './personal-entry.ts';

let server: TestServer;
let admin: { authorization: string };
let build: ReturnType<typeof scheduleBuilder>;
let id: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
  build = scheduleBuilder(server, admin);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await build.conference('山水、影像；大会,一');
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });
/** Parses the file like another program would; events by title. */
function eventsOf(text: string) {
  const found = Object.values(ical.parseICS(text)).flatMap((entry) => (entry?.type === 'VEVENT' ? [entry] : []));
  return new Map(found.map((event) => [String(event.summary), event]));
}
const conferenceEvents = async () => eventsOf((await get(conferenceCalendarPath(id))).body);

describe('a calendar file', () => {
  it('is read by another program as it is published: right moment, place, words with signs of their own', async () => {
    const room = await build.room(id, '云起厅', { place: '3 层' });
    const speaker = await build.speaker(id, '许南乔', { title: '江州档案馆' });
    const title = '县志，与；相册:\\地方,影像;怎么存——很长很长很长很长很长很长很长很长很长很长的标题';
    await build.session(id, title, { room, speakers: [speaker], abstract: '第一行\n第二行' });
    await build.publish(id);
    const answer = await get(conferenceCalendarPath(id));
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const event = eventsOf(answer.body).get(title);
    expect(event?.start.toISOString()).toBe('2031-11-28T02:00:00.000Z');
    expect(event?.end?.toISOString()).toBe('2031-11-28T03:00:00.000Z');
    expect(event).toMatchObject({ location: '云起厅 3 层', status: 'CONFIRMED', sequence: 0 });
    expect(event?.description).toBe('许南乔，江州档案馆\n\n第一行\n第二行');
    expect(answer.body).toContain('DTSTART:20311128T020000Z\r\n');
    expect(answer.body).toContain('X-WR-TIMEZONE:Asia/Shanghai\r\n');
    expect(answer.body).toContain('X-WR-CALNAME:山水、影像；大会\\,一\r\n');
  });

  it('keeps an entry’s UID, counts its SEQUENCE up and calls it off, also when it is taken out', async () => {
    const [moved, calledOff, gone] = [
      await build.session(id, '改期'),
      await build.session(id, '取消'),
      await build.session(id, '撤下'),
    ];
    await build.publish(id);
    const before = await conferenceEvents();
    await build.place(moved, { at: '2031-11-28T15:30:00' });
    await build.edit(calledOff, { isCancelled: true });
    await build.remove(gone);
    await build.publish(id);
    const after = await conferenceEvents();
    for (const title of ['改期', '取消', '撤下']) {
      expect(after.get(title)?.uid).toBe(before.get(title)?.uid);
      expect([before.get(title)?.sequence, after.get(title)?.sequence]).toEqual([0, 1]);
    }
    expect(after.get('改期')?.start.toISOString()).toBe('2031-11-28T07:30:00.000Z');
    expect([...after.values()].map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CONFIRMED']);
  });

  it('is there for one session, too, and for none that nobody may see', async () => {
    const session = await build.session(id, '一');
    await build.session(id, '二');
    await build.publish(id);
    expect([...eventsOf((await get(sessionCalendarPath(session))).body).keys()]).toEqual(['一']);
    await server.db.execute(sql`UPDATE conference SET state = 'draft' WHERE id = ${id}`);
    const statuses = await Promise.all(
      [
        conferenceCalendarPath(id),
        sessionCalendarPath(session),
        frabPath(id),
        sessionCalendarPath(999_999),
        '/api/Resource/Calendar/Session/x.ics',
      ].map(async (path) => (await get(path)).statusCode),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    const phone = await plantTicketHolder(server.db, { userType: 0, conferenceId: id });
    for (const headers of [admin, phone])
      for (const path of [conferenceCalendarPath(id), sessionCalendarPath(session), frabPath(id)])
        expect(await get(path, headers)).toMatchObject({
          statusCode: 200,
          headers: { 'cache-control': 'private, no-cache' },
        });
  });

  it('is made in no time of days ages apart, of a conference that was mistyped to last for ages, too', async () => {
    const [one, last] = [await build.session(id, '一'), await build.session(id, '末', { at: '2031-11-29T10:00:00' })];
    await build.publish(id);
    await server.db.execute(
      sql`UPDATE published_session SET start_time = '0101-01-01', end_time = '0101-01-02' WHERE session_id = ${one}`,
    );
    await server.db.execute(
      sql`UPDATE published_session SET start_time = '9990-01-01', end_time = '9990-01-02' WHERE session_id = ${last}`,
    );
    await server.db.execute(sql`UPDATE conference SET end_time = '9990-01-02' WHERE id = ${id}`);
    const startedAt = performance.now();
    for (const path of [conferenceCalendarPath(id), frabPath(id)]) expect((await get(path)).statusCode).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('is not sent again to a program that has it', async () => {
    await build.session(id, '一');
    await build.publish(id);
    const { etag = '' } = (await get(conferenceCalendarPath(id))).headers;
    expect((await get(conferenceCalendarPath(id), { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('gives two programs the same moments in winter and summer, and a reader there the same hour', () => {
    const entry = (start: string): PersonalEntry => ({
      key: start,
      uid: start,
      kind: 'session',
      title: start,
      description: '',
      place: '',
      start: new Date(start),
      end: new Date(Date.parse(start) + 3_600_000),
      note: '',
      isCancelled: false,
      takesTime: true,
      sequence: 0,
      changedAt: new Date(start),
      sessionId: null,
    });
    const times = ['2031-01-15T08:00:00.000Z', '2031-07-15T08:00:00.000Z'];
    const text = icalendar({
      name: 'x',
      entries: times.map(entry),
      timeZone: 'Europe/Berlin',
      urlOf: () => 'https://example.org/',
      remindMinutes: 15,
    });
    expect([...eventsOf(text).values()].map(({ start }) => start.toISOString())).toEqual(times);
    const starts = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component).startDate.toJSDate());
    expect(starts.map((start) => start.toISOString())).toEqual(times);
    expect(starts.map((start) => toWireDate(start, 'Europe/Berlin').slice(11, 16))).toEqual(['09:00', '10:00']);
    expect(text).toContain('TRIGGER:-PT15M');
  });

  it('lets nothing of its name become a line of its own', () => {
    const name = '大会\r\nBEGIN:VEVENT';
    const text = icalendar({ name, entries: [], timeZone: 'Asia/Shanghai', urlOf: () => '', remindMinutes: null });
    expect(text).toContain('X-WR-CALNAME:大会\\nBEGIN:VEVENT\r\n');
  });
});

describe('a person’s own calendar', () => {
  it('opens by its secret address alone, holds what is his, and ends with a new address or the ticket', async () => {
    const phone = await plantTicketHolder(server.db, { userType: 0, conferenceId: id });
    const [mine, other] = [await build.session(id, '我的'), await build.session(id, '别人的')];
    await build.publish(id);
    await resultOf(server.app, calendar.setStars, { stars: [{ sessionId: mine, isStarred: true }] }, phone);
    const feed = () => resultOf(server.app, calendar.getCalendarFeed, {}, phone);
    const { path } = await feed();
    expect((await feed()).path).toBe(path);
    expect(Buffer.from(path.split('/').at(-1)?.slice(0, -4) ?? '', 'base64url')).toHaveLength(32);
    expect([...eventsOf((await get(`${path}?remind=15`)).body).keys()]).toEqual(['我的']);
    const entryOf = async (session: number) => get(personalEntryPath(path, `session-${session}`));
    expect([...eventsOf((await entryOf(mine)).body).keys()]).toEqual(['我的']);
    expect((await entryOf(other)).statusCode).toBe(404);
    const renewed = await resultOf(server.app, calendar.renewCalendarFeed, {}, phone);
    expect((await get(path)).statusCode).toBe(404);
    expect((await get(renewed.path)).statusCode).toBe(200);
    await server.db.execute(sql`UPDATE ticket SET revoked_at = now() WHERE conference_id = ${id}`);
    expect((await get(renewed.path)).statusCode).toBe(404);
  });
});

const guid = z.guid();
const url = z.url();
const Frab = z.strictObject({
  $schema: z.literal('https://c3voc.de/schedule/schema.json'),
  generator: z.strictObject({ name: z.string() }),
  schedule: z.strictObject({
    version: z.string(),
    base_url: url,
    conference: z.strictObject({
      acronym: z.string().regex(/^[a-z0-9_-][a-z0-9_]{3,}$/),
      title: z.string(),
      start: z.iso.date(),
      end: z.iso.date(),
      daysCount: z.int(),
      timeslot_duration: z.string(),
      time_zone_name: z.string(),
      url,
      rooms: z.array(z.strictObject({ guid, name: z.string(), capacity: z.number().nullable() })),
      tracks: z.array(z.strictObject({ name: z.string(), slug: z.string() })),
      days: z.array(
        z.strictObject({
          index: z.int(),
          date: z.iso.date(),
          day_start: z.iso.datetime({ offset: true }),
          day_end: z.iso.datetime({ offset: true }),
          rooms: z.record(
            z.string(),
            z.array(
              z.strictObject({
                id: z.int().min(1),
                guid,
                date: z.iso.datetime({ offset: true }),
                start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
                duration: z.string().regex(/^\d+:\d\d$/),
                room: z.string(),
                slug: z.string().regex(/^[a-z0-9_-]+[a-z0-9]$/),
                url,
                title: z.string(),
                subtitle: z.string(),
                track: z.string().nullable(),
                type: z.string(),
                language: z.string(),
                abstract: z.string(),
                description: z.string(),
                persons: z.array(z.strictObject({ id: z.int(), public_name: z.string() })),
                links: z.array(z.never()),
                attachments: z.array(z.never()),
              }),
            ),
          ),
        }),
      ),
    }),
  }),
});

it('exports frab’s JSON with every field schedule apps need, the night’s talk under the day before', async () => {
  const room = await build.room(id, '天台', { capacity: 40 });
  const speaker = await build.speaker(id, '白石');
  await build.session(id, '星空', { room, at: '2031-11-29T00:30:00', minutes: 90, speakers: [speaker] });
  await build.session(id, '午餐', { at: '2031-11-28T12:00:00', kind: 'break' });
  const off = await build.session(id, '取消');
  await build.edit(off, { isCancelled: true });
  await build.publish(id);
  const { conference } = Frab.parse((await get(frabPath(id))).json()).schedule;
  expect(conference.days.map(({ date }) => date)).toEqual(['2031-11-28', '2031-11-29', '2031-11-30']);
  expect(conference.days[0]).toMatchObject({
    day_start: '2031-11-28T03:00:00+08:00',
    day_end: '2031-11-29T03:00:00+08:00',
    rooms: {
      全场: [{ title: '午餐', start: '12:00' }],
      天台: [
        {
          title: '星空',
          date: '2031-11-29T00:30:00+08:00',
          start: '00:30',
          duration: '01:30',
          persons: [{ public_name: '白石' }],
        },
      ],
    },
  });
});
