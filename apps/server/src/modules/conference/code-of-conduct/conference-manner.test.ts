import * as manner from '@tuyuan/contract/conference/code-of-conduct.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertConference } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { attendeeNamed, type Phone } from '../../../testing/plant-hall.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { hasMannerToConfirm } from './index.ts';

let server: TestServer;
let office: { authorization: string };
let conferenceId: number;
let lin: Phone;
beforeAll(async () => {
  server = await startTestServer();
  office = await server.logInAs('office', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  conferenceId = await insertConference(server.db);
  lin = await plantTicketHolder(server.db, { conferenceId, userType: 0, name: '林砚秋' });
});

const sections = [{ topic: 'photography', title: '拍摄', text: '讲座中请关闭闪光灯。' }];
const publish = (version: number, mustConfirm = true) =>
  callEndpoint(server.app, manner.publishManner, { conferenceId, version, sections, mustConfirm }, office);
const read = () => resultOf(server.app, manner.getManner, {}, lin);
const confirm = (version: number) => callEndpoint(server.app, manner.confirmManner, { version }, lin);
const mustConfirm = async () => hasMannerToConfirm(server.db, await attendeeNamed(server, conferenceId, '林砚秋'));

it('asks nothing of anybody where there is none', async () => {
  expect(await read()).toMatchObject({ version: 0, sections: [], mustConfirm: false });
  expect(await mustConfirm()).toBe(false);
  expect((await confirm(1)).code).toBe('Manner.ChangedMeanwhile');
});

it('is confirmed by version: who confirmed one is asked again for the next', async () => {
  await publish(0);
  expect(await mustConfirm()).toBe(true);
  expect((await confirm(1)).code).toBe(null);
  const first = (await read()).confirmedAt;
  expect(first).not.toBe(null);
  await confirm(1);
  expect((await read()).confirmedAt).toBe(first);
  expect(await mustConfirm()).toBe(false);
  await publish(1);
  expect(await mustConfirm()).toBe(true);
  expect(await read()).toMatchObject({ version: 2, confirmedAt: null });
  // The attendee read an older text.
  expect((await confirm(1)).code).toBe('Manner.ChangedMeanwhile');
  await confirm(2);
  const { items, ticketCount } = await resultOf(server.app, manner.getMannerVersions, { conferenceId }, office);
  expect([items.map(({ version, confirmedCount }) => [version, confirmedCount]), ticketCount]).toEqual([
    [
      [2, 1],
      [1, 0],
    ],
    1,
  ]);
});

it('is read by anybody before he logs in, as far as the conference is to be seen', async () => {
  const readPublished = () => callEndpoint(server.app, manner.getPublishedManner, { id: conferenceId });
  expect((await readPublished()).result).toEqual({ version: 0, sections: [], publishedAt: null });
  await publish(0);
  await publish(1);
  expect((await readPublished()).result).toMatchObject({ version: 2, sections });
  await server.db.execute(sql`UPDATE conference SET state = 'draft' WHERE id = ${conferenceId}`);
  expect((await readPublished()).code).toBe('Conference.NotFound');
});

it('keeps nobody from signing in where it need not be confirmed', async () => {
  await publish(0, false);
  expect(await mustConfirm()).toBe(false);
});

it('is published once, when two write the next version at once', async () => {
  const codes = (await Promise.all([publish(0), publish(0), publish(0)])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['Manner.ChangedMeanwhile', 'Manner.ChangedMeanwhile', null]);
  expect((await publish(0)).code).toBe('Manner.ChangedMeanwhile');
});
