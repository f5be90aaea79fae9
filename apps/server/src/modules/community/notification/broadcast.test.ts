import {
  cancelBroadcast,
  deleteBroadcast,
  getBroadcastGroups,
  getBroadcasts,
  sendBroadcast,
  updateBroadcast,
} from '@tuyuan/contract/community/broadcast-management.ts';
import { getNotifications } from '@tuyuan/contract/community/user-notification.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendBroadcastsJob } from '../../../delivery-jobs.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { sendDueBroadcasts } from './send-broadcast.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
const people = new Map<string, Person>();
beforeAll(async () => {
  server = await startTestServer({ DELIVERY_ROUND_SECONDS: '3600' });
  await firstRoundOver(server, sendBroadcastsJob);
  admin = await server.logInAs('admin', ['admin']);
  for (const [name, roles] of [
    ['plain', []],
    ['editor', ['editor']],
    ['lin', ['photographer']],
  ] as const)
    people.set(name, await server.logInAs(name, roles));
  await libraryBuilder(server.db).photographer('lin');
});
afterAll(() => server.stop());

const inHours = (hours: number) => toWireDate(new Date(Date.now() + hours * 3_600_000), 'Asia/Shanghai');
const text = { title: '停机维护', body: '周日零点', audience: 'all' };
const send = (fields: object) => callEndpoint(server.app, sendBroadcast, { ...text, ...fields }, admin);
const sendDue = () => sendDueBroadcasts(server.db, 'Asia/Shanghai');
const hourLater = () =>
  server.db.execute(sql`UPDATE broadcast SET send_at = send_at - interval '61 minutes' WHERE sent_at IS NULL`);
async function hearing(title: string): Promise<string[]> {
  const heard: string[] = [];
  for (const [name, person] of people) {
    const { items } = await resultOf(server.app, getNotifications, { kind: 'broadcast' }, person);
    heard.push(...items.filter((item) => item.title === title).map(() => name));
  }
  return heard;
}

it('is sent at its time, once though twenty send at once', async () => {
  const kept = await send({ title: '定时', sendAt: inHours(1) });
  expect(kept.result).toMatchObject({ state: 'scheduled', received: 0 });
  await sendDue();
  expect(await hearing('定时')).toEqual([]);
  await hourLater();
  await Promise.all(Array.from({ length: 20 }, sendDue));
  expect(await hearing('定时')).toEqual(['plain', 'editor', 'lin']);
  const [shown] = (await resultOf(server.app, getBroadcasts, { keyword: '定时' }, admin)).items;
  expect(shown).toMatchObject({ state: 'sent', received: 4 });
});

it('the job sends it too', async () => {
  await send({ title: '由任务发', sendAt: inHours(1) });
  await hourLater();
  await server.ingest.jobs.enqueue(server.db, sendBroadcastsJob, 'tenant_default', {});
  await firstRoundOver(server, sendBroadcastsJob);
  expect(await hearing('由任务发')).toHaveLength(3);
});

it('is changed, put off or cancelled before its time, and not after', async () => {
  const id = (await send({ title: '改前', sendAt: inHours(1) })).result?.id ?? 0;
  const update = (fields: object) => callEndpoint(server.app, updateBroadcast, { ...text, id, ...fields }, admin);
  const cancel = () => callEndpoint(server.app, cancelBroadcast, { id }, admin);
  const past = await update({ sendAt: inHours(-1) });
  expect(past).toMatchObject({ code: 'Broadcast.TimePast', validationErrors: [{ members: ['sendAt'] }] });
  expect((await update({ title: '改后', sendAt: inHours(5) })).result).toMatchObject({ title: '改后' });
  await hourLater();
  await sendDue();
  expect(await hearing('改后')).toEqual([]);
  expect((await cancel()).result?.state).toBe('cancelled');
  await server.db.execute(sql`UPDATE broadcast SET send_at = now() WHERE id = ${id}`);
  await sendDue();
  expect(await hearing('改后')).toEqual([]);
  expect([(await cancel()).code, (await update({ sendAt: inHours(1) })).code]).toEqual([
    'Broadcast.NotWaiting',
    'Broadcast.NotWaiting',
  ]);
  await resultOf(server.app, deleteBroadcast, { id }, admin);
  expect((await cancel()).code).toBe('Notification.NotFound');
});

it('of sending and cancelling at once one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const title = `同时${round}`;
    const id = (await send({ title, sendAt: inHours(1) })).result?.id ?? 0;
    await hourLater();
    const [cancelled] = await Promise.all([callEndpoint(server.app, cancelBroadcast, { id }, admin), sendDue()]);
    expect(await hearing(title)).toHaveLength(cancelled.status === 200 ? 0 : 3);
  }
});

it('goes to a part of the people: by role, label, unit or day of registration; not to who wants none', async () => {
  await server.db.execute(sql`
    WITH label AS (INSERT INTO user_label (name) VALUES ('航拍') RETURNING id), unit AS (INSERT INTO organization_unit (name) VALUES ('影协') RETURNING id),
      a AS (INSERT INTO user_label_member (label_id, user_id) SELECT label.id, u.id FROM label, app_user u WHERE user_name = 'plain')
    INSERT INTO organization_unit_member (unit_id, user_id) SELECT unit.id, u.id FROM unit, app_user u WHERE user_name IN ('plain', 'lin')`);
  await server.db.execute(sql`UPDATE app_user SET created_at = now() - interval '40 days' WHERE user_name <> 'lin'`);
  const groups = await resultOf(server.app, getBroadcastGroups, {}, admin);
  const idOf = (list: readonly { id: number; name: string }[], name: string) =>
    list.find((group) => group.name === name)?.id ?? 0;
  const { rows } = await server.db.execute(sql`SELECT id FROM role WHERE name = 'editor'`);
  const roleId = Number(rows[0]?.id);
  expect(groups.roles.map(({ id }) => id)).toContain(roleId);
  const [labelId, unitId] = [idOf(groups.labels, '航拍'), idOf(groups.units, '影协')];
  const cases = [
    [{ title: '角色', audience: 'roles', audienceIds: [roleId] }, ['editor']],
    [{ title: '标签', audience: 'labels', audienceIds: [labelId] }, ['plain']],
    [{ title: '单位', audience: 'units', audienceIds: [unitId] }, ['plain', 'lin']],
    [{ title: '新人', audience: 'registeredSince', registeredSince: inHours(-240).slice(0, 10) }, ['lin']],
    [{ title: '摄影师', audience: 'photographers' }, ['lin']],
  ] as const;
  for (const [fields, heard] of cases) {
    expect((await send(fields)).status).toBe(200);
    expect(await hearing(fields.title)).toEqual(heard);
  }
  expect((await resultOf(server.app, getBroadcasts, { keyword: '标签' }, admin)).items[0]?.audienceNames).toEqual([
    '航拍',
  ]);
  expect((await send({ audience: 'labels' })).validationErrors).toMatchObject([{ members: ['audienceIds'] }]);
  expect((await send({ audience: 'registeredSince' })).validationErrors).toMatchObject([
    { members: ['registeredSince'] },
  ]);
  await server.db.execute(sql`UPDATE app_user SET is_subscribed_to_broadcast = false WHERE user_name = 'plain'`);
  await send({ title: '订阅' });
  expect(await hearing('订阅')).toEqual(['editor', 'lin']);
});
