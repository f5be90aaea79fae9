import { getCalendar } from '@tuyuan/contract/conference/conference-data.ts';
import * as schedule from '@tuyuan/contract/conference/schedule.ts';
import * as publishing from '@tuyuan/contract/conference/schedule-publishing.ts';
import * as stage from '@tuyuan/contract/conference/schedule-rooms.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { scheduleBuilder } from '../../../testing/schedule-builder.ts';
import { flatPicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';

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
  id = await build.conference();
});

const shown = async () => (await resultOf(server.app, getCalendar, { id })).items;
const clashes = async () => (await resultOf(server.app, schedule.getScheduleDraft, { id }, admin)).clashes;

describe('the draft', () => {
  it('is seen by nobody before it is published, and whole afterwards', async () => {
    const room = await build.room(id, '云起厅', { place: '3 层', capacity: 120, colour: 'purple' });
    const speaker = await build.speaker(id, '许南乔', { title: '江州档案馆' });
    const session = await build.session(id, '县志与相册', {
      room,
      seats: 120,
      speakers: [speaker],
      abstract: '从底片开始。',
    });
    await build.session(id, '还没排', { at: null });
    expect(await shown()).toEqual([]);
    expect((await build.publish(id)).result).toEqual({ version: 1, told: 0 });
    expect(await shown()).toMatchObject([
      {
        id: session,
        day: '2031-11-28',
        startTime: '2031-11-28T10:00:00',
        endTime: '2031-11-28T11:00:00',
        title: '县志与相册',
        abstract: '从底片开始。',
        state: 'on',
        room: { id: room, name: '云起厅', place: '3 层', colour: 'purple' },
        speakers: [{ id: speaker, name: '许南乔', title: '江州档案馆', photo: '' }],
        seatLimit: 120,
        seatsTaken: 0,
        changes: [],
        sequence: 0,
      },
    ]);
  });

  it('counts what starts before three in the morning to the day before', async () => {
    await build.session(id, '星空拍摄', { at: '2031-11-29T01:30:00' });
    await build.session(id, '晨拍', { at: '2031-11-29T03:00:00' });
    await build.publish(id);
    expect((await shown()).map(({ day }) => day)).toEqual(['2031-11-28', '2031-11-29']);
  });

  it('tells who and what is needed twice at the same time, and forgets what is called off', async () => {
    const [hall, studio] = [await build.room(id, '主会场'), await build.room(id, '工作坊')];
    const he = await build.speaker(id, '何秀兰');
    const one = await build.session(id, '老照片修复', { room: hall, speakers: [he] });
    const two = await build.session(id, '竹影蓝晒', { room: studio, speakers: [he], at: '2031-11-28T10:30:00' });
    const three = await build.session(id, '开幕', { room: hall, at: '2031-11-28T09:30:00' });
    expect(await clashes()).toEqual([
      {
        ids: [three, one],
        room: '主会场',
        speakers: [],
        startTime: '2031-11-28T10:00:00',
        endTime: '2031-11-28T10:30:00',
      },
      {
        ids: [one, two],
        room: null,
        speakers: ['何秀兰'],
        startTime: '2031-11-28T10:30:00',
        endTime: '2031-11-28T11:00:00',
      },
    ]);
    await build.edit(one, { isCancelled: true });
    expect(await clashes()).toEqual([]);
  });

  it('refuses a change made from an older revision, also when two come at the same time', async () => {
    const session = await build.session(id, '夜景与车轨');
    const { revision } = await build.draft(session);
    const place = (roomId: number | null) =>
      callEndpoint(
        server.app,
        schedule.placeSession,
        { id: session, revision, roomId, startTime: '2031-11-28T14:00:00', durationMinutes: 60 },
        admin,
      );
    const room = await build.room(id, '映山厅');
    const codes = (await Promise.all([place(room), place(null)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['ConferenceSession.ChangedMeanwhile', null]);
  });

  it('takes neither room nor speaker of another conference, and keeps those that are used', async () => {
    const other = await build.conference('别的会');
    const [mine, theirs] = [await build.room(id, '甲厅'), await build.room(other, '甲厅')];
    const speaker = await build.speaker(id, '白石');
    const session = await build.session(id, '航拍', { room: mine, speakers: [speaker] });
    const { revision } = await build.draft(session);
    const place = { id: session, revision, roomId: theirs, startTime: '2031-11-28T14:00:00', durationMinutes: 60 };
    expect((await callEndpoint(server.app, schedule.placeSession, place, admin)).code).toBe('ConferenceRoom.NotFound');
    const remove = (endpoint: typeof stage.deleteRoom | typeof stage.deleteSpeaker, row: number) =>
      callEndpoint(server.app, endpoint, { id: row }, admin);
    expect((await remove(stage.deleteRoom, mine)).code).toBe('ConferenceRoom.InUse');
    expect((await remove(stage.deleteSpeaker, speaker)).code).toBe('ConferenceSpeaker.InUse');
    expect((await remove(stage.deleteRoom, theirs)).status).toBe(200);
    const again = await callEndpoint(server.app, stage.createRoom, { conferenceId: id, name: '甲厅' }, admin);
    expect(again.validationErrors).toEqual([{ message: '这场会议已有同名会场。', members: ['name'] }]);
  });

  it('refuses a day that the calendar does not have', async () => {
    const session = await build.session(id, '夜景');
    const { revision } = await build.draft(session);
    const place = { id: session, revision, roomId: null, startTime: '2031-02-31T14:00:00', durationMinutes: 60 };
    const answer = await callEndpoint(server.app, schedule.placeSession, place, admin);
    expect(answer.validationErrors.map(({ members }) => members)).toEqual([['startTime']]);
  });

  it('keeps the rooms in the order they are put into', async () => {
    const rooms = [await build.room(id, '一'), await build.room(id, '二'), await build.room(id, '三')];
    const ids = [rooms[2], rooms[0]];
    const { items } = await resultOf(server.app, stage.arrangeRooms, { conferenceId: id, ids }, admin);
    expect(items.map(({ name }) => name)).toEqual(['三', '一', '二']);
  });

  it('shows a speaker’s uploaded picture once that is published', async () => {
    const speaker = await build.speaker(id, '周明远');
    await build.session(id, '夜景', { speakers: [speaker] });
    await build.publish(id);
    const bytes = await flatPicture(600, 500, '#357').png().toBuffer();
    const answer = await uploadForm(
      server.app,
      stage.uploadSpeakerPhoto,
      { id: speaker },
      { bytes, name: 'me.png' },
      admin,
    );
    const photo = answer.result?.photo;
    expect(photo).toMatch(/^\/api\/Resource\/Misc\/[\w-]{22}$/);
    const photoShown = async () => (await shown())[0]?.speakers[0]?.photo;
    expect(await photoShown()).toBe('');
    await build.publish(id);
    expect(await photoShown()).toBe(photo);
  });
});

describe('publishing', () => {
  it('says of each session what changed, from old to new, and counts its sequence up', async () => {
    const [old, next] = [
      await build.room(id, '竹里厅', { place: '2 层' }),
      await build.room(id, '云起厅', { place: '3 层' }),
    ];
    const [moved, renamed, calledOff, gone, same] = [
      await build.session(id, '县志与相册', { room: old }),
      await build.session(id, '旧名'),
      await build.session(id, '暗房'),
      await build.session(id, '早茶'),
      await build.session(id, '不变'),
    ];
    await build.publish(id);
    await build.place(moved, { room: next, at: '2031-11-29T10:30:00', minutes: 50 });
    await build.edit(renamed, { title: '新名' });
    await build.edit(calledOff, { isCancelled: true, cancelledReason: '讲者生病' });
    await build.remove(gone);
    const { diff } = await build.diff(id);
    expect(diff.map((entry) => [entry.id, entry.kind]).toSorted()).toEqual([
      [moved, 'changed'],
      [renamed, 'changed'],
      [calledOff, 'cancelled'],
      [gone, 'removed'],
    ]);
    await build.publish(id);
    const after = new Map((await shown()).map((session) => [session.id, session]));
    expect(after.get(moved)?.changes).toEqual([
      { field: 'time', from: '11月28日 10:00–11:00', to: '11月29日 10:30–11:20' },
      { field: 'room', from: '竹里厅 2 层', to: '云起厅 3 层' },
    ]);
    expect(after.get(renamed)?.changes).toEqual([{ field: 'title', from: '旧名', to: '新名' }]);
    expect(after.get(calledOff)).toMatchObject({ state: 'cancelled', cancelledReason: '讲者生病', sequence: 1 });
    expect(after.has(gone)).toBe(false);
    expect(after.get(same)).toMatchObject({ changes: [], sequence: 0 });
  });

  it('tells two changes within a day as one, and a day later none', async () => {
    const [a, b, c] = [await build.room(id, '甲'), await build.room(id, '乙'), await build.room(id, '丙')];
    const session = await build.session(id, '巡讲', { room: a });
    await build.publish(id);
    for (const room of [b, c]) {
      await build.place(session, { room });
      await build.publish(id);
    }
    expect(await shown()).toMatchObject([{ changes: [{ field: 'room', from: '甲', to: '丙' }], sequence: 2 }]);
    await server.db.execute(sql`UPDATE published_session SET changed_at = now() - interval '25 hours'`);
    expect(await shown()).toMatchObject([{ changes: [], changedAt: null, sequence: 2 }]);
  });

  it('refuses what was not looked at, what clashes unless that is meant, and what changes nothing', async () => {
    const room = await build.room(id, '甲');
    await build.session(id, '一', { room });
    const { fingerprint } = await build.diff(id);
    await build.session(id, '二', { room });
    const publish = (fields: object) =>
      callEndpoint(server.app, publishing.publishSchedule, { id, fingerprint, ...fields }, admin);
    expect((await publish({})).code).toBe('Schedule.ChangedMeanwhile');
    expect((await build.publish(id)).code).toBe('Schedule.HasClashes');
    expect((await build.publish(id, { acceptsClashes: true })).result?.version).toBe(1);
    expect((await build.publish(id)).code).toBe('Schedule.NothingToPublish');
  });

  it('makes one version of two clicks at the same time', async () => {
    await build.session(id, '一');
    const { fingerprint } = await build.diff(id);
    const answers = await Promise.all(
      [1, 2].map(() => callEndpoint(server.app, publishing.publishSchedule, { id, fingerprint }, admin)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['Schedule.NothingToPublish', null]);
  });

  it('freezes every version, so that two can be laid side by side', async () => {
    const session = await build.session(id, '一稿');
    await build.publish(id, { note: '初版' });
    await build.edit(session, { title: '二稿' });
    await build.publish(id);
    await build.edit(session, { title: '三稿' });
    await build.publish(id);
    const { items } = await resultOf(server.app, publishing.getScheduleVersions, { id }, admin);
    expect(items).toMatchObject([
      { version: 3 },
      { version: 2 },
      { version: 1, note: '初版', publishedBy: 'chief', sessionCount: 1 },
    ]);
    const compare = (from: number, to: number) =>
      callEndpoint(server.app, publishing.compareSchedules, { id, from, to }, admin);
    expect((await compare(1, 3)).result?.diff).toMatchObject([
      { changes: [{ field: 'title', from: '一稿', to: '三稿' }] },
    ]);
    expect((await compare(1, 9)).code).toBe('Schedule.VersionNotFound');
  });

  it('lets what was taken out come back until that is published; then it is gone', async () => {
    const session = await build.session(id, '早茶');
    await build.publish(id);
    await build.remove(session);
    const { revision } = await build.draft(session);
    await resultOf(server.app, schedule.removeSession, { id: session, revision, isRemoved: false }, admin);
    expect((await build.publish(id)).code).toBe('Schedule.NothingToPublish');
    await build.remove(session);
    await build.publish(id);
    expect((await resultOf(server.app, schedule.getScheduleDraft, { id }, admin)).sessions).toEqual([]);
    const never = await build.session(id, '从未公布');
    expect(await build.remove(never)).toEqual({ isDeleted: true });
  });

  it('puts a session back to what is published of it, but for what is no longer there', async () => {
    const [room, other] = [await build.room(id, '竹里厅'), await build.room(id, '云起厅')];
    const [he, zhao] = [await build.speaker(id, '何秀兰'), await build.speaker(id, '赵南星')];
    const session = await build.session(id, '老照片修复', { room, speakers: [he], seats: 80 });
    await build.publish(id);
    const before = await build.draft(session);
    await build.place(session, { room: other, at: '2031-11-29T16:00:00', minutes: 90 });
    await build.edit(session, { title: '改名', speakerIds: [zhao], seatLimit: null, isCancelled: true });
    await build.remove(session);
    const discard = async () => {
      const { revision } = await build.draft(session);
      return callEndpoint(server.app, schedule.discardSession, { id: session, revision }, admin);
    };
    const { result } = await discard();
    expect({ ...result, revision: before.revision }).toEqual(before);
    await build.edit(session, { speakerIds: [zhao] });
    await resultOf(server.app, stage.deleteSpeaker, { id: he }, admin);
    expect((await discard()).result).toMatchObject({ speakerIds: [], diff: 'changed' });
    const never = await build.draft(await build.session(id, '从未公布'));
    expect(await callEndpoint(server.app, schedule.discardSession, never, admin)).toMatchObject({
      code: 'ConferenceSession.NotPublished',
    });
  });
});

it('shows a draft conference’s schedule only to its own people', async () => {
  await build.session(id, '一');
  await build.publish(id);
  await server.db.execute(sql`UPDATE conference SET state = 'draft' WHERE id = ${id}`);
  const ask = (headers: Record<string, string>) => callEndpoint(server.app, getCalendar, { id }, headers);
  const [mine, other] = [
    await plantTicketHolder(server.db, { userType: 0, conferenceId: id }),
    await plantTicketHolder(server.db, { userType: 0 }),
  ];
  expect((await ask({})).code).toBe('Conference.NotFound');
  expect((await ask(other)).code).toBe('Conference.NotFound');
  expect((await ask(mine)).result?.items).toHaveLength(1);
  expect((await ask(admin)).result?.items).toHaveLength(1);
});
