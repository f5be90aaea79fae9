import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDate, parseDate } from '@tuyuan/format/date.ts';
import { publishDraft, uploadMaterial, withdrawMaterial } from '../modules/conference/index.ts';
import type { IngestDeps, TenantLibrary } from '../modules/library/index.ts';
import { lockSeeding, storeMiscPicture } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { demoDocument } from './demo-document.ts';
import { type DemoSchedule, type DemoSession, readDemoSchedule } from './demo-schedule.ts';
import {
  findConferenceToFill,
  findDemoAdmin,
  giveSpeakerPhoto,
  insertDemoSession,
  insertStage,
  placeDemoSession,
  seedInterest,
} from './seed-schedule.repository.ts';

type Deps = Pick<IngestDeps, 'storage' | 'imaging' | 'timeZone'>;

interface Stage {
  rooms: Map<string, number>;
  tracks: Map<string, number>;
  speakers: Map<string, number>;
  /** By title. */
  sessions: Map<string, number>;
}

const dayMs = 24 * 3_600_000;

/** Gives the demo's conference a schedule and materials, if it has none: three days, published, and a draft with further changes. */
export async function seedSchedule(deps: Deps, { schema, db }: TenantLibrary, folder: string): Promise<void> {
  const conference = await findConferenceToFill(db);
  if (!conference) return;
  const schedule = await readDemoSchedule(folder);
  const pictures = new Map<string, string>();
  for (const { name, photo } of schedule.speakers)
    if (photo !== null) pictures.set(name, await storePortrait(deps, schema, join(folder, 'photos', photo)));
  const stage = await inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    if ((await findConferenceToFill(transaction)) === null) return null;
    return arrange(transaction, { ...conference, schedule, pictures, timeZone: deps.timeZone });
  });
  if (!stage) return;
  const writer = { db, tenant: { schema }, actor: { id: await findDemoAdmin(db) } };
  for (const material of schedule.materials) {
    const { title, category, visibility, isMarked, fileName, withdrawn } = material;
    const sessionId = material.session === null ? null : (stage.sessions.get(material.session) ?? null);
    const input = { conferenceId: conference.id, title, category, visibility, isMarked, sessionId, publishAt: null };
    const bytes = await demoDocument(folder, material);
    const { id } = await uploadMaterial(deps, writer, input, { bytes, fileName });
    if (withdrawn !== undefined)
      await withdrawMaterial(db, { id, isWithdrawn: true, reason: withdrawn }, deps.timeZone);
  }
}

const portraitSize = { width: 480, height: 480, fit: 'cover' } as const;

async function storePortrait(deps: Deps, schema: string, file: string): Promise<string> {
  return storeMiscPicture(deps, { schema }, { bytes: await readFile(file), fileName: file }, portraitSize);
}

interface Arranging {
  id: number;
  start_time: Date;
  schedule: DemoSchedule;
  /** Keys of the speakers' pictures by name. */
  pictures: ReadonlyMap<string, string>;
  timeZone: string;
}

async function arrange(db: Database, { id, start_time, schedule, pictures, timeZone }: Arranging): Promise<Stage> {
  const stage: Stage = { ...(await insertStage(db, id, schedule)), sessions: new Map() };
  for (const [name, key] of pictures) await giveSpeakerPhoto(db, numberOf(stage.speakers, name), key);
  const place = async (sessionId: number, { day, start, room }: { day: number; start: string; room: string | null }) =>
    placeDemoSession(db, sessionId, {
      roomId: room === null ? null : numberOf(stage.rooms, room),
      start: momentOn(new Date(start_time.getTime() + day * dayMs), start, timeZone),
    });
  const publish = (note: string) => publishDraft(db, { conferenceId: id, note, publishedBy: null, timeZone });
  const moved: [number, DemoSchedule['sessions'][number]][] = [];
  for (const session of schedule.sessions) {
    const sessionId = await insertSession(db, id, stage, session);
    await place(sessionId, { ...session, ...session.was });
    if (session.was) moved.push([sessionId, session]);
  }
  for (const session of schedule.unplaced) await insertSession(db, id, stage, session);
  await publish('初版');
  for (const [sessionId, session] of moved) await place(sessionId, session);
  await publish('两场调整');
  await seedInterest(db, id);
  for (const session of schedule.drafted) await place(numberOf(stage.sessions, session.title), session);
  return stage;
}

async function insertSession(db: Database, conferenceId: number, stage: Stage, session: DemoSession): Promise<number> {
  const sessionId = await insertDemoSession(db, conferenceId, {
    ...session,
    trackId: numberOf(stage.tracks, session.track),
    speakerIds: session.speakers.map((name) => numberOf(stage.speakers, name)),
  });
  // Sessions that repeat daily (lunch, the exhibition) share a title; the first day's one represents them.
  if (!stage.sessions.has(session.title)) stage.sessions.set(session.title, sessionId);
  return sessionId;
}

function numberOf(numbers: ReadonlyMap<string, number>, name: string): number {
  const found = numbers.get(name);
  if (found === undefined) throw new Error(`The demo’s schedule names nothing called ${name}.`);
  return found;
}

function momentOn(day: Date, clock: string, timeZone: string): Date {
  const moment = parseDate(`${formatDate(day, timeZone)}T${clock}:00`, timeZone);
  if (!moment) throw new Error(`${clock} is no time of day.`);
  return moment;
}
