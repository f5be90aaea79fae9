import { exportBallots, exportEntrants, exportEntries } from '@tuyuan/contract/contest/activity-export.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { contestBuilder } from '../../../testing/contest-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let activityId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  const build = contestBuilder(server.db);
  activityId = await build.activity();
  const [first = 0] = await build.works(activityId, 2, { author: 'lin' });
  await build.works(await build.activity(), 1);
  await server.db.execute(sql`UPDATE entry SET story = '=1+1', title = '雪山' WHERE id = ${first}`);
  await server.db.execute(sql`
    INSERT INTO entrant (activity_id, user_id, kind, name, rights_version, state)
    SELECT ${activityId}, id, 'person', '林', 1, 'approved' FROM app_user WHERE user_name = 'lin'`);
  await server.db.execute(sql`
    WITH made AS (INSERT INTO jury_round (activity_id, number, kind, quorum, state) VALUES (${activityId}, 1, 'score', 1, 'open') RETURNING id),
      shown AS (INSERT INTO jury_work SELECT id, ${first} FROM made RETURNING round_id)
    SELECT FROM shown`);
  await server.db.execute(sql`
    INSERT INTO jury_ballot (round_id, entry_id, juror_id, value, note)
    SELECT r.id, ${first}, u.id, 8, '好' FROM jury_round r, app_user u WHERE r.activity_id = ${activityId} AND u.user_name = 'admin'`);
});
afterAll(() => server.stop());

async function read(path: string): Promise<string[]> {
  const file = await server.app.inject({ url: path, headers: admin });
  expect(file.statusCode).toBe(200);
  return file.body.trim().split('\r\n').slice(1);
}
const filters = () => ({ activityId, format: 'csv' as const });

it('gives the office the entrants, the works with their texts and what the jury gave, of this activity only', async () => {
  const entrants = await read((await resultOf(server.app, exportEntrants, filters(), admin)).path);
  expect(entrants).toHaveLength(1);
  expect(entrants[0]).toMatch(/^林,lin,个人,,已报名,,第 1 版,2,/);
  const works = await read((await resultOf(server.app, exportEntries, filters(), admin)).path);
  expect(works).toHaveLength(2);
  expect(works[0]).toContain('雪山,林,lin,单幅,');
  // A text that a spreadsheet would compute stays a text.
  expect(works[0]).not.toContain(',=1+1,');
  expect(works[0]).toContain('=1+1');
  const ballots = await read((await resultOf(server.app, exportBallots, filters(), admin)).path);
  expect(ballots[0]).toMatch(/^1,'?0001,雪山,admin,8,好,/);
});

it('is for those who run the contest, and each download is on record', async () => {
  const reviewer = await server.logInAs('reviewer', ['reviewer']);
  for (const endpoint of [exportEntrants, exportEntries, exportBallots])
    expect((await callEndpoint(server.app, endpoint, filters(), reviewer)).status).toBe(403);
  const { path } = await resultOf(server.app, exportEntries, filters(), admin);
  await read(path);
  const recorded = async () =>
    (
      await server.db.execute(
        sql`SELECT parameters ->> 'list' AS list FROM audit_log WHERE action = 'Download' ORDER BY id DESC LIMIT 1`,
      )
    ).rows;
  await expect.poll(recorded).toEqual([{ list: exportEntries.path }]);
});
