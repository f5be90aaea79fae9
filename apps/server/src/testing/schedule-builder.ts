import * as schedule from '@tuyuan/contract/conference/schedule.ts';
import * as publishing from '@tuyuan/contract/conference/schedule-publishing.ts';
import * as stage from '@tuyuan/contract/conference/schedule-rooms.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertConference } from '../fixtures/conference.ts';
import { callEndpoint, resultOf } from './call-endpoint.ts';
import type { TestServer } from './test-server.ts';

type Headers = Record<string, string>;

interface SessionFields {
  room?: number | null;
  /** Null leaves it outside the grid. */
  at?: string | null;
  minutes?: number;
  seats?: number | null;
  speakers?: number[];
  kind?: string;
  abstract?: string;
}

/** Arranges and publishes schedules over HTTP, as the back office does. */
export function scheduleBuilder({ app, db }: TestServer, admin: Headers) {
  const builder = {
    async conference(title = '青河秋季摄影大会'): Promise<number> {
      return insertConference(db, {
        title,
        location: '青河会展中心',
        startTime: '2031-11-28T08:00:00+08:00',
        endTime: '2031-11-30T18:00:00+08:00',
        regStartTime: '2031-09-01T00:00:00+08:00',
        regEndTime: '2031-11-20T00:00:00+08:00',
        version: 0,
        publishedAt: null,
      });
    },
    async room(conferenceId: number, name: string, fields: Record<string, unknown> = {}): Promise<number> {
      return (await resultOf(app, stage.createRoom, { conferenceId, name, ...fields }, admin)).id;
    },
    async speaker(conferenceId: number, name: string, fields: Record<string, unknown> = {}): Promise<number> {
      return (await resultOf(app, stage.createSpeaker, { conferenceId, name, ...fields }, admin)).id;
    },
    async session(conferenceId: number, title: string, fields: SessionFields = {}): Promise<number> {
      const { room = null, at = '2031-11-28T10:00:00', minutes = 60, seats = null, speakers = [], ...rest } = fields;
      const input = { conferenceId, title, durationMinutes: minutes, seatLimit: seats, speakerIds: speakers, ...rest };
      const { id } = await resultOf(app, schedule.createSession, input, admin);
      if (at !== null) await builder.place(id, { room, at, minutes });
      return id;
    },
    async draft(id: number): Promise<schedule.DraftSession> {
      const { rows } = await db.execute(sql`SELECT conference_id AS id FROM conference_session WHERE id = ${id}`);
      const conference = z.object({ id: z.int() }).parse(rows[0]);
      const { sessions } = await resultOf(app, schedule.getScheduleDraft, conference, admin);
      const found = sessions.find((session) => session.id === id);
      if (!found) throw new Error(`The draft has no session ${id}.`);
      return found;
    },
    async place(id: number, { room, at, minutes }: { room?: number | null; at?: string | null; minutes?: number }) {
      const { revision, roomId, startTime, durationMinutes } = await builder.draft(id);
      const place = {
        roomId: room === undefined ? roomId : room,
        startTime: at === undefined ? startTime : at,
        durationMinutes: minutes ?? durationMinutes,
      };
      return resultOf(app, schedule.placeSession, { id, revision, ...place }, admin);
    },
    async edit(id: number, fields: Record<string, unknown>): Promise<schedule.DraftSession> {
      return resultOf(app, schedule.updateSession, { ...(await builder.draft(id)), ...fields, id }, admin);
    },
    async remove(id: number) {
      const { revision } = await builder.draft(id);
      return resultOf(app, schedule.removeSession, { id, revision }, admin);
    },
    diff: (id: number) => resultOf(app, publishing.getScheduleDiff, { id }, admin),
    async publish(id: number, fields: Record<string, unknown> = {}) {
      const { fingerprint } = await builder.diff(id);
      return callEndpoint(app, publishing.publishSchedule, { id, fingerprint, ...fields }, admin);
    },
  };
  return builder;
}
