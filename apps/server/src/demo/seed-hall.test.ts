import { getHall, getQuestions } from '@tuyuan/contract/conference/interaction.ts';
import { getLivePhotos } from '@tuyuan/contract/conference/photo-wall.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConference } from '../fixtures/conference.ts';
import { resultOf } from '../testing/call-endpoint.ts';
import { plantImages, plantPhotographer } from '../testing/plant-images.ts';
import { plantTicketHolder } from '../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { demoPoll, demoWallPhotos } from './demo-hall.data.ts';
import { linkHall } from './link-hall.ts';
import { seedHall } from './seed-hall.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

it('gives the demo’s conference halls where something goes on, photos on its wall, and its poll with the pictures; once', async () => {
  const conferenceId = await insertConference(server.db);
  await server.db.execute(sql`UPDATE conference SET live_on = true`);
  const phone = await plantTicketHolder(server.db, { conferenceId, userType: 0 });
  for (let place = 1; place <= 40; place += 1)
    await plantTicketHolder(server.db, { conferenceId, userType: 0, name: `参会者 ${place}` });
  const deps = { timeZone: 'Asia/Shanghai', lotteryBox: server.ticketBox };
  const files = [...new Set([...demoWallPhotos, ...demoPoll.options].map(({ file }) => file))];
  const author = await plantPhotographer(server.db, '顾清和');
  const ids = await plantImages(
    server.db,
    files.map((title) => ({ title })),
    author,
  );
  const published = new Map(files.map((file, index) => [file, z.int().parse(ids[index])]));

  for (let start = 0; start < 2; start += 1) await seedHall(server.db, deps);
  await linkHall(server.db, new Map(), deps);
  const early = await resultOf(server.app, getHall, {}, phone);
  expect(early.rooms.map(({ name, isLive }) => [name, isLive])).toEqual([
    ['听涛厅', false],
    ['竹里厅', true],
    ['云起厅', true],
  ]);
  for (let start = 0; start < 2; start += 1) await linkHall(server.db, published, deps);
  const hall = await resultOf(server.app, getHall, {}, phone);
  expect(hall.stage).toMatchObject({ kind: 'poll', state: 'open', totals: { answered: 39 } });
  expect(hall.stage?.options.every(({ picture }) => picture !== null)).toBe(true);
  expect(hall.previous?.title).toContain('底片');
  const questions = await resultOf(server.app, getQuestions, { roomId: hall.roomId ?? 0 }, phone);
  expect(questions.items[0]).toMatchObject({ state: 'answering', speaker: '陈望舒', votes: 38 });
  const { items } = await resultOf(server.app, getLivePhotos, { conferenceId });
  expect(items).toHaveLength(demoWallPhotos.filter(({ state }) => state === undefined).length);
});
