import { getConference } from '@tuyuan/contract/conference/conference-data.ts';
import * as management from '@tuyuan/contract/conference/conference-management.ts';
import * as inbox from '@tuyuan/contract/conference/inbox.ts';
import { updateLiveSettings } from '@tuyuan/contract/conference/photo-wall-management.ts';
import * as publishing from '@tuyuan/contract/conference/publishing.ts';
import { getScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import * as ticketTypes from '@tuyuan/contract/conference/ticket-types.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAttendee } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { scheduleBuilder } from '../../../testing/schedule-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

const times = {
  startTime: '2030-05-01T09:00:00',
  endTime: '2030-05-03T18:00:00',
  regStartTime: '2030-03-01T09:00:00',
  regEndTime: '2030-04-20T18:00:00',
};
type Draft = OutputOf<typeof management.getManagedConference>;

const create = (fields: Record<string, unknown> = {}) =>
  resultOf(server.app, management.createConference, { title: '江南影像大会', ...times, ...fields }, admin);
const save = (draft: Draft, fields: Record<string, unknown>) =>
  callEndpoint(
    server.app,
    management.updateConferenceDraft,
    { id: draft.id, revision: draft.revision, ...draft.facts, ...fields },
    admin,
  );
const publish = ({ id, revision }: Draft, fields: Record<string, unknown> = {}) =>
  callEndpoint(server.app, publishing.publishConference, { id, revision, ...fields }, admin);
const diff = (id: number) => resultOf(server.app, publishing.getPublishDiff, { id }, admin);
const addType = (conferenceId: number, fields: Record<string, unknown> = {}) =>
  resultOf(
    server.app,
    ticketTypes.createTicketType,
    { conferenceId, name: '普通票', userType: 0, capacity: 10, ...fields },
    admin,
  );
const seen = (id: number) => callEndpoint(server.app, getConference, { id });

async function published(fields: Record<string, unknown> = {}): Promise<Draft> {
  const made = await create();
  await addType(made.id);
  const saved = await save(made, { location: '苏州会议中心', ...fields });
  if (!saved.result) throw new Error(String(saved.code));
  const answer = await publish(saved.result);
  if (!answer.result) throw new Error(String(answer.code));
  return answer.result;
}

describe('publishing', () => {
  it('is held back until there are a place and a ticket type, and shows nobody a draft', async () => {
    const made = await create();
    const { problems } = await diff(made.id);
    expect(problems.flatMap(({ level, tab }) => (level === 'block' ? [tab] : []))).toEqual(['ticket-types', 'facts']);
    expect((await publish(made)).code).toBe('Conference.NotPublishable');
    expect((await seen(made.id)).status).toBe(404);
    await addType(made.id);
    const saved = (await save(made, { location: '苏州会议中心', directions: '地铁：1 号线\n自驾：东门' })).result;
    expect(saved?.hasDraft).toBe(true);
    if (saved) expect((await publish(saved)).result).toMatchObject({ version: 1, hasDraft: false, conferenceState: 1 });
    const shown = { location: '苏州会议中心', directions: '地铁：1 号线\n自驾：东门', version: 1 };
    expect((await seen(made.id)).result).toMatchObject(shown);
  });

  it('tells exactly what differs, and the history keeps it', async () => {
    const conference = await published({ content: '<p>一二三</p>' });
    const changed = await save(conference, {
      startTime: '2030-05-01T10:00:00',
      officePhone: '0512-1234',
      content: '<p>一二三四</p><script>alert(1)</script>',
      form: [{ key: 'company', label: '单位', type: 'text' }],
    });
    expect((await seen(conference.id)).result?.startTime).toBe('2030-05-01T09:00:00');
    const { changes, revision } = await diff(conference.id);
    expect(revision).toBe(changed.result?.revision);
    expect(changes.map(({ label, kind, before, after }) => [label, kind, before, after])).toEqual([
      ['开始时间', 'changed', '2030-05-01 09:00', '2030-05-01 10:00'],
      ['会务电话', 'added', '', '0512-1234'],
      ['正文', 'changed', '一二三', '一二三四'],
      ['单位', 'added', '', '单行文字；选填；本人可改'],
    ]);
    if (changed.result) await publish(changed.result);
    expect((await seen(conference.id)).result?.content).toBe('<p>一二三四</p>');
    const { items } = await resultOf(server.app, publishing.getConferenceVersions, { id: conference.id }, admin);
    expect(items.map(({ number }) => number)).toEqual([2, 1]);
    expect(items[0]?.changes).toEqual(changes);
  });

  it('that grow too long when cleaned are refused at their field', async () => {
    expect(await save(await published({}), { content: '&'.repeat(12_000) })).toMatchObject({
      code: 'Request.Invalid',
      validationErrors: [{ members: ['content'] }],
    });
  });

  it('of the schedule alone leaves a draft one, which is published or deleted as ever', async () => {
    const build = scheduleBuilder(server, admin);
    const arranged = async () => {
      const { id } = await create({ location: '苏州会议中心' });
      await addType(id);
      await build.session(id, '开幕式', { at: '2030-05-01T09:30:00' });
      await build.publish(id);
      return resultOf(server.app, management.getManagedConference, { id }, admin);
    };
    const draft = await arranged();
    expect(draft).toMatchObject({ version: 1, storedState: 'draft', publishedAt: null });
    expect((await diff(draft.id)).changes.map(({ label }) => label)).toContain('名称');
    expect((await save(draft, {})).result?.hasDraft).toBe(true);
    const { revision } = await resultOf(server.app, management.getManagedConference, { id: draft.id }, admin);
    expect((await publish({ ...draft, revision })).result).toMatchObject({ version: 2, storedState: 'published' });
    const { id } = await arranged();
    expect((await callEndpoint(server.app, management.deleteConference, { id }, admin)).status).toBe(200);
  });

  it('tells who holds a ticket or waits what moved from when and where to what, once, and by text message who is asked for', async () => {
    const conference = await published();
    const { id } = conference;
    const [lin, waiting] = [
      await plantTicketHolder(server.db, { conferenceId: id, userType: 0, name: '林砚秋' }),
      await plantTicketHolder(server.db, { conferenceId: id, userType: 0, name: '候补' }),
    ];
    await plantTicketHolder(server.db, { conferenceId: id, userType: 0, name: '退了' });
    await server.db.execute(sql`
      UPDATE attendee SET state = CASE name WHEN '候补' THEN 'waitlisted' WHEN '退了' THEN 'cancelled' ELSE state END,
        phone = CASE name WHEN '林砚秋' THEN '' ELSE '13811110009' END WHERE conference_id = ${id}`);
    const told = async () => {
      const { rows } = await server.db.execute(sql`
        SELECT n.title, n.body, n.priority, array_agg(a.name ORDER BY a.id) AS names FROM conference_notice n
        JOIN notice_receipt r ON r.notice_id = n.id JOIN attendee a ON a.id = r.attendee_id WHERE n.conference_id = ${id} GROUP BY n.id`);
      return rows;
    };
    const texts = async () => {
      const { rows } = await server.db.execute(sql`
        SELECT a.name, m.detail FROM attendee_message m JOIN attendee a ON a.id = m.attendee_id WHERE a.conference_id = ${id}`);
      return rows;
    };
    const plain = (await save(conference, { summary: '只改了摘要' })).result;
    expect(await diff(id)).toMatchObject({ told: 0, toldBySms: 0 });
    const quiet = plain && (await publish(plain, { withSms: true })).result;
    expect([await told(), await texts()]).toEqual([[], []]);

    const moved = quiet && (await save(quiet, { startTime: '2030-05-01T10:00:00', location: '拙政园' })).result;
    expect(await diff(id)).toMatchObject({ told: 2, toldBySms: 1 });
    if (!moved) throw new Error('not saved');
    const answers = await Promise.all([publish(moved, { withSms: true }), publish(moved, { withSms: true })]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['Conference.ChangedMeanwhile', null]);
    const lines = ['开始时间：2030-05-01 09:00 → 2030-05-01 10:00', '会场：苏州会议中心 → 拙政园'];
    const notice = { title: '会议改了时间和地点', body: lines.join('\n'), priority: 'urgent' };
    expect(await told()).toEqual([{ ...notice, names: ['林砚秋', '候补'] }]);
    expect(await texts()).toEqual([{ name: '候补', detail: `${lines.join('；')}。` }]);
    expect((await resultOf(server.app, inbox.getNotices, {}, lin)).items).toMatchObject([{ title: notice.title }]);
    await server.db.execute(sql`UPDATE attendee SET state = 'ticketed' WHERE conference_id = ${id} AND name = '候补'`);
    expect((await resultOf(server.app, inbox.getNotices, {}, waiting)).items).toMatchObject([{ title: notice.title }]);
  });

  it('tells nobody of a new time where the office does not want it, nor of one that is past', async () => {
    const conference = await published();
    const { id } = conference;
    await plantTicketHolder(server.db, { conferenceId: id, userType: 0 });
    const saved = (await save(conference, { endTime: '2030-05-04T18:00:00' })).result;
    const silent = saved && (await publish(saved, { tells: false })).result;
    const past = { startTime: '2020-05-01T09:00:00', endTime: '2020-05-03T18:00:00' };
    const late = silent && (await save(silent, past)).result;
    expect((await diff(id)).told).toBe(0);
    if (!late || !(await publish(late)).result) throw new Error('not published');
    const { rows } = await server.db.execute(sql`SELECT 1 FROM conference_notice WHERE conference_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it('sends no more rounds of text messages than a day allows', async () => {
    let conference = await published();
    await plantTicketHolder(server.db, { conferenceId: conference.id, userType: 0 });
    await server.db.execute(sql`UPDATE attendee SET phone = '13811110010' WHERE conference_id = ${conference.id}`);
    const move = async (hour: number) => {
      const saved = (await save(conference, { startTime: `2030-05-01T${hour}:00:00` })).result;
      if (!saved) throw new Error('not saved');
      conference = saved;
      return publish(saved, { withSms: true });
    };
    for (let hour = 10; hour < 20; hour += 1) conference = (await move(hour)).result ?? conference;
    const refused = await move(20);
    expect([refused.code, refused.validationErrors[0]?.members]).toEqual(['Request.TooMany', ['withSms']]);
    expect((await publish(conference)).code).toBe(null);
  });

  it('is of the draft that was looked at: of two at once one goes through, and a save over a newer one is refused', async () => {
    const conference = await published();
    const [one, other] = await Promise.all([save(conference, { summary: '甲' }), save(conference, { summary: '乙' })]);
    expect([one.code, other.code].sort()).toEqual(['Conference.ChangedMeanwhile', null]);
    const draft = await resultOf(server.app, management.getManagedConference, { id: conference.id }, admin);
    const answers = await Promise.all([publish(draft), publish(draft)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['Conference.ChangedMeanwhile', null]);
    expect((await publish(conference)).code).toBe('Conference.ChangedMeanwhile');
  });

  it('goes back to what is published when the draft is thrown away', async () => {
    const conference = await published();
    await save(conference, { summary: '不要的' });
    const back = await resultOf(server.app, management.discardConferenceDraft, { id: conference.id }, admin);
    expect(back).toMatchObject({ hasDraft: false, facts: { summary: '' } });
    expect((await publish(back)).code).toBe('Conference.StateMismatch');
  });

  it('never loses a field of the form that somebody answered', async () => {
    const field = { key: 'company', label: '单位', type: 'text' };
    const conference = await published({ form: [field, { key: 'shirt', label: '尺码', type: 'text' }] });
    await server.db.execute(sql`
      INSERT INTO attendee (conference_id, ticket_type_id, state, name, answers)
      SELECT ${conference.id}, id, 'cancelled', '林', '{"company": "x"}' FROM ticket_type WHERE conference_id = ${conference.id}`);
    expect((await save(conference, { form: [] })).code).toBe('Conference.FieldAnswered');
    expect((await save(conference, { form: [{ ...field, type: 'date' }] })).code).toBe('Conference.FieldAnswered');
    const kept = await save(conference, { form: [{ ...field, label: '工作单位' }] });
    expect(kept.result?.answeredKeys).toEqual(['company']);
    expect(kept.result?.publishedForm.map(({ label }) => label)).toEqual(['单位', '尺码']);
  });

  it('refuses times that run backwards, at their field', async () => {
    const made = await create();
    const wrong = await save(made, { endTime: times.startTime });
    expect([wrong.code, wrong.validationErrors[0]?.members]).toEqual(['Conference.TimesReversed', ['endTime']]);
    const none = await save(made, { startTime: '2030-02-30T09:00:00' });
    expect(none.validationErrors[0]?.members).toEqual(['startTime']);
  });
});

describe('a ticket type', () => {
  it('keeps its name once in a conference, however two come at the same time', async () => {
    const { id } = await create();
    const input = { conferenceId: id, name: '嘉宾', userType: 1 };
    const answers = await Promise.all(
      [1, 2].map(() => callEndpoint(server.app, ticketTypes.createTicketType, input, admin)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['TicketType.NameTaken', null]);
  });

  it('never has fewer places than are taken; more go to those who wait', async () => {
    const { id } = await published();
    const type = await addType(id, { name: '晚宴票', capacity: 1 });
    await server.db.execute(sql`UPDATE ticket_type SET taken = 1 WHERE id = ${type.id}`);
    await server.db.execute(sql`
      INSERT INTO attendee (conference_id, ticket_type_id, state, name) SELECT ${id}, ${type.id}, 'waitlisted', n FROM unnest(ARRAY['甲', '乙', '丙']) n`);
    const update = (capacity: number) =>
      callEndpoint(server.app, ticketTypes.updateTicketType, { ...type, capacity }, admin);
    const fewer = await update(0);
    expect([fewer.code, fewer.validationErrors[0]?.members]).toEqual(['TicketType.CapacityBelowTaken', ['capacity']]);
    expect((await update(3)).result).toMatchObject({ taken: 3, waitlisted: 1 });
    const { rows } = await server.db.execute(
      sql`SELECT name, state FROM attendee WHERE ticket_type_id = ${type.id} ORDER BY id`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['ticketed', 'ticketed', 'waitlisted']);
    expect((await callEndpoint(server.app, ticketTypes.deleteTicketType, { id: type.id }, admin)).code).toBe(
      'TicketType.InUse',
    );
  });

  it('moves to another place of the list', async () => {
    const { id } = await create();
    await addType(id, { name: '甲' });
    const second = await addType(id, { name: '乙' });
    const { items } = await resultOf(server.app, ticketTypes.moveTicketType, { id: second.id, index: 0 }, admin);
    expect(items.map(({ name }) => name)).toEqual(['乙', '甲']);
  });
});

describe('a conference', () => {
  it('is cloned with its form and ticket types, moved by whole days, without people', async () => {
    const conference = await published({
      form: [{ key: 'company', label: '单位', type: 'text', change: 'editable', editableUntil: '2030-04-30T00:00:00' }],
    });
    const clone = await resultOf(
      server.app,
      management.cloneConference,
      { id: conference.id, title: '江南影像大会 2031', startDay: '2031-05-02' },
      admin,
    );
    expect(clone).toMatchObject({ version: 0, clonedFrom: conference.id, conferenceState: 0 });
    expect(clone.facts).toMatchObject({
      startTime: '2031-05-02T09:00:00',
      endTime: '2031-05-04T18:00:00',
      location: '苏州会议中心',
      form: [{ editableUntil: '2031-05-01T00:00:00' }],
    });
    const { items } = await resultOf(server.app, ticketTypes.getTicketTypes, { conferenceId: clone.id }, admin);
    expect(items).toMatchObject([{ name: '普通票', taken: 0 }]);
  });

  it('is cloned with its schedule, on the new days and not yet published', async () => {
    const { id } = await published();
    const build = scheduleBuilder(server, admin);
    const room = await build.room(id, '竹里厅', { capacity: 180 });
    const speaker = await build.speaker(id, '何秀兰', { title: '修复师' });
    await build.session(id, '老照片修复', { room, speakers: [speaker], at: '2030-05-02T14:30:00', seats: 180 });
    await build.session(id, '还没排的', { at: null });
    await build.edit(await build.session(id, '取消的', { at: '2030-05-02T09:00:00' }), { isCancelled: true });
    await build.publish(id);
    const clone = await resultOf(
      server.app,
      management.cloneConference,
      { id, title: '江南影像大会 2031', startDay: '2031-05-02' },
      admin,
    );
    const draft = await resultOf(server.app, getScheduleDraft, { id: clone.id }, admin);
    const [rooms, speakers] = [draft.rooms, draft.speakers].map((all) => all.map((each) => each.id));
    expect([rooms?.includes(room), speakers?.includes(speaker)]).toEqual([false, false]);
    expect(draft).toMatchObject({
      conference: { version: 0 },
      rooms: [{ name: '竹里厅', capacity: 180 }],
      speakers: [{ name: '何秀兰', title: '修复师' }],
      sessions: [
        {
          title: '老照片修复',
          startTime: '2031-05-03T14:30:00',
          roomId: rooms?.[0],
          speakerIds: speakers,
          seatLimit: 180,
        },
        { title: '还没排的', startTime: null, roomId: null, speakerIds: [] },
      ],
    });
    expect(draft.sessions.every(({ published: shown, diff: change }) => shown === null && change !== 'changed')).toBe(
      true,
    );
    expect((await resultOf(server.app, getScheduleDraft, { id }, admin)).rooms).toHaveLength(1);
  });

  it('asks in its clone the holders of the ticket types of the same names', async () => {
    const made = await create();
    const type = await addType(made.id);
    const form = [{ key: 'talk', label: '讲题', type: 'text', ticketTypeIds: [type.id] }];
    const saved = (await save(made, { location: '苏州', form })).result;
    if (!saved || !(await publish(saved)).result) throw new Error('not published');
    const clone = await resultOf(
      server.app,
      management.cloneConference,
      { id: made.id, title: '明年', startDay: '2031-05-01' },
      admin,
    );
    const { items } = await resultOf(server.app, ticketTypes.getTicketTypes, { conferenceId: clone.id }, admin);
    expect(items[0]?.id).not.toBe(type.id);
    expect(clone.facts.form[0]?.ticketTypeIds).toEqual([items[0]?.id]);
  });

  it('that was never published is cloned as it is being written, to the day, at its hours', async () => {
    const made = await create({ startTime: '2030-05-01T22:30:00' });
    const type = await addType(made.id, { saleFrom: '2030-03-01T09:00:00' });
    const field = { key: 'talk', label: '讲题', type: 'text', editableUntil: '2030-04-30T00:00:00' };
    await save(made, {
      location: '苏州会议中心',
      content: '<p>写到一半</p>',
      phonesFrom: '2030-04-29T08:00:00',
      form: [{ ...field, ticketTypeIds: [type.id] }],
    });
    const clone = await resultOf(
      server.app,
      management.cloneConference,
      { id: made.id, title: '江南影像大会 2031', startDay: '2031-05-02' },
      admin,
    );
    const { items } = await resultOf(server.app, ticketTypes.getTicketTypes, { conferenceId: clone.id }, admin);
    expect(items[0]).toMatchObject({ saleFrom: '2031-03-02T09:00:00' });
    expect(clone).toMatchObject({
      title: '江南影像大会 2031',
      facts: {
        startTime: '2031-05-02T22:30:00',
        endTime: '2031-05-04T18:00:00',
        regEndTime: '2031-04-21T18:00:00',
        phonesFrom: '2031-04-30T08:00:00',
        location: '苏州会议中心',
        content: '<p>写到一半</p>',
        form: [{ editableUntil: '2031-05-01T00:00:00', ticketTypeIds: [items[0]?.id] }],
      },
    });
  });

  it('that is cancelled tells everybody why, and is changed no more', async () => {
    const conference = await published();
    await server.db.execute(sql`
      INSERT INTO attendee (conference_id, ticket_type_id, state, name, phone)
      SELECT ${conference.id}, id, s, '林', p FROM ticket_type, (VALUES ('ticketed', '13811110001'), ('waitlisted', '13811110002'), ('cancelled', '13811110003')) v (s, p)
      WHERE conference_id = ${conference.id}`);
    const cancel = () =>
      callEndpoint(server.app, publishing.cancelConference, { id: conference.id, reason: '台风' }, admin);
    expect((await Promise.all([cancel(), cancel()])).map(({ code }) => code).sort()).toEqual([
      'Conference.StateMismatch',
      null,
    ]);
    const { rows } = await server.db.execute(sql`
      SELECT m.kind, m.detail FROM attendee_message m JOIN attendee a ON a.id = m.attendee_id WHERE a.conference_id = ${conference.id}`);
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ kind: 'conferenceCancelled', detail: '台风' })));
    expect((await seen(conference.id)).result).toMatchObject({ conferenceState: 7, cancelledReason: '台风' });
    expect((await save(conference, { summary: 'x' })).code).toBe('Conference.StateMismatch');
  });

  it('goes into the archive only when it is over, and out again', async () => {
    const conference = await published();
    const archive = (isArchived: boolean) =>
      callEndpoint(server.app, publishing.archiveConference, { id: conference.id, isArchived }, admin);
    expect((await archive(true)).code).toBe('Conference.StateMismatch');
    await server.db.execute(
      sql`UPDATE conference SET start_time = now() - interval '2 days', end_time = now() - interval '1 day' WHERE id = ${conference.id}`,
    );
    await callEndpoint(server.app, publishing.setConferenceLive, { id: conference.id, liveOn: true }, admin);
    expect((await archive(true)).result).toMatchObject({ conferenceState: 6, liveOn: true });
    expect((await archive(false)).result?.conferenceState).toBe(5);
  });

  it('is deleted as a draft or a rehearsal with all its people, never once it was published', async () => {
    const remove = (id: number) => callEndpoint(server.app, management.deleteConference, { id }, admin);
    expect((await remove((await published()).id)).code).toBe('Conference.StateMismatch');
    const rehearsal = await create({ isRehearsal: true });
    const type = await addType(rehearsal.id);
    await insertAttendee(server.db, { conferenceId: rehearsal.id, ticketTypeId: type.id });
    expect((await remove(rehearsal.id)).status).toBe(200);
  });

  it('is switched live and off the site at once', async () => {
    const conference = await published();
    await resultOf(server.app, publishing.setConferenceLive, { id: conference.id, liveOn: true }, admin);
    expect((await seen(conference.id)).result?.liveOn).toBe(true);
    await resultOf(server.app, publishing.setConferenceActive, { id: conference.id, isActived: false }, admin);
    expect((await seen(conference.id)).status).toBe(404);
  });

  it('is over once it ended, also off the site, where its state reads as a draft’s', async () => {
    const { id } = await published();
    const standing = async () => {
      const { conferenceState, isOver } = await resultOf(server.app, management.getManagedConference, { id }, admin);
      return [conferenceState, isOver];
    };
    await resultOf(server.app, publishing.setConferenceActive, { id, isActived: false }, admin);
    expect(await standing()).toEqual([0, false]);
    await server.db.execute(
      sql`UPDATE conference SET start_time = now() - interval '2 days', end_time = now() - interval '1 day' WHERE id = ${id}`,
    );
    expect(await standing()).toEqual([0, true]);
    await server.db.execute(sql`UPDATE conference SET state = 'archived' WHERE id = ${id}`);
    expect(await standing()).toEqual([6, true]);
    await server.db.execute(
      sql`UPDATE conference SET state = 'cancelled', end_time = now() + interval '1 day' WHERE id = ${id}`,
    );
    expect(await standing()).toEqual([7, true]);
    const rehearsed = await create();
    expect(rehearsed).toMatchObject({ conferenceState: 0, isOver: false });
  });

  it('opens its wall while it is published or in the archive, at either switch; closed it may be whenever', async () => {
    const conference = await published();
    const store = (state: string) =>
      server.db.execute(sql`UPDATE conference SET state = ${state} WHERE id = ${conference.id}`);
    const atDesk = (liveOn: boolean) =>
      callEndpoint(server.app, publishing.setConferenceLive, { id: conference.id, liveOn }, admin);
    const inSettings = (liveOn: boolean) =>
      callEndpoint(
        server.app,
        updateLiveSettings,
        { conferenceId: conference.id, liveOn, isReviewed: false, reportsToHide: 5 },
        admin,
      );
    for (const turn of [atDesk, inSettings]) {
      await store('archived');
      expect((await turn(true)).result?.liveOn).toBe(true);
      await store('cancelled');
      expect((await turn(true)).code).toBe('Conference.StateMismatch');
      expect((await turn(false)).result?.liveOn).toBe(false);
    }
    const nowhere = { id: 999_999, liveOn: true };
    expect((await callEndpoint(server.app, publishing.setConferenceLive, nowhere, admin)).code).toBe(
      'Conference.NotFound',
    );
  });
});
