import { getReadiness, getRehearsals, startRehearsal } from '@tuyuan/contract/conference/rehearsal.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantMeeting } from '../../../testing/plant-meeting.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

async function countAll(): Promise<unknown> {
  const { rows } = await server.db.execute(sql`
    SELECT (SELECT count(*) FROM conference) AS conferences, (SELECT count(*) FROM attendee) AS attendees, (SELECT count(*) FROM scan) AS scans,
      (SELECT count(*) FROM admission) AS admissions, (SELECT count(*) FROM interaction_answer) AS answers`);
  return rows;
}

async function finished(conferenceId: number) {
  await expect
    .poll(async () => (await resultOf(server.app, getRehearsals, { conferenceId }, admin)).items[0]?.state, {
      timeout: 30_000,
    })
    .toBe('done');
  return (await resultOf(server.app, getRehearsals, { conferenceId }, admin)).items[0];
}

describe('a rehearsal', () => {
  it('plays doors, counters, an outage and votes, and leaves nothing but its report', async () => {
    const meeting = await plantMeeting(server);
    const { conferenceId } = meeting;
    await meeting.point();
    await meeting.point({ kind: 'meal', portions: 2 });
    await meeting.point({ kind: 'gift', userTypes: [1] });
    const { code } = await meeting.ticket();
    await meeting.ticket({ userType: 1 });
    const checker = await meeting.checker();
    await checker.scan(await meeting.point(), code);
    const before = await countAll();

    const started = await resultOf(server.app, startRehearsal, { conferenceId, people: 12 }, admin);
    expect(started).toMatchObject({ state: 'queued', people: 12, startedBy: 'admin' });
    const rehearsal = await finished(conferenceId);
    const checks = rehearsal?.report?.checks ?? [];
    expect(checks.filter(({ isOk }) => !isOk)).toEqual([]);
    expect(checks.map(({ actual }) => actual)).toContain(24);
    expect(checks.find(({ title }) => title === '断网重复放行进冲突收件箱')?.actual).toBe(12);
    expect(rehearsal?.report?.problems.map(({ tab }) => tab)).toContain('facts');
    expect(await countAll()).toEqual(before);
  });

  it('runs once at a time', async () => {
    const { conferenceId } = await plantMeeting(server);
    const answers = await Promise.all(
      [1, 2].map(() => callEndpoint(server.app, startRehearsal, { conferenceId, people: 10 }, admin)),
    );
    expect(answers.map(({ code }) => code ?? 'begun').sort()).toEqual(['Rehearsal.AlreadyRunning', 'begun']);
    await finished(conferenceId);
    expect((await callEndpoint(server.app, startRehearsal, { conferenceId: 999_999 }, admin)).code).toBe(
      'Conference.NotFound',
    );
  });

  it('takes up after one that was cut off, whose copy goes', async () => {
    const { conferenceId } = await plantMeeting(server);
    await server.db.execute(sql`
      WITH copy AS (
        INSERT INTO conference (state, is_rehearsal, title, start_time, end_time, reg_start_time, reg_end_time)
        VALUES ('published', true, '演练：旧', now(), now() + interval '1 day', now() - interval '2 days', now()) RETURNING id
      ) INSERT INTO conference_rehearsal (conference_id, clone_id, state, people, moved_at)
        SELECT ${conferenceId}::int, id, 'running', 10, now() - interval '1 hour' FROM copy`);
    await resultOf(server.app, startRehearsal, { conferenceId, people: 10 }, admin);
    await finished(conferenceId);
    const { items } = await resultOf(server.app, getRehearsals, { conferenceId }, admin);
    expect(items.map(({ state }) => state)).toEqual(['done', 'failed']);
    const { rows } = await server.db.execute(sql`SELECT 1 FROM conference WHERE is_rehearsal`);
    expect(rows).toEqual([]);
  });
});

it('tells what is not ready without rehearsing', async () => {
  const { conferenceId } = await plantMeeting(server);
  const { items } = await resultOf(server.app, getReadiness, { conferenceId }, admin);
  expect(items.filter(({ level }) => level === 'block').map(({ tab }) => tab)).toEqual(['ticketTypes', 'checkIn']);
});
