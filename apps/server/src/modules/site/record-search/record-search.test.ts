import { findRecords } from '@tuyuan/contract/site/record-search.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let support: { authorization: string };
let visitor: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  support = await server.logInAs('support', ['support']);
  visitor = await server.logInAs('visitor', []);
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('gaoyuan');
  const { id } = await build.image({ authorId, title: '高原湖' });
  await server.db.execute(sql`UPDATE image SET no = 'TY202611000070' WHERE id = ${id}`);
  await build.image({ authorId, title: '高原湖的早晨' });
  await server.db.execute(sql`UPDATE app_user SET nick_name = '高原来客' WHERE user_name = 'gaoyuan'`);
  await server.db.execute(
    sql`INSERT INTO album (title, author_id) VALUES ('高原一百张', ${authorId}), ('作废的高原', ${authorId})`,
  );
  await server.db.execute(sql`UPDATE album SET review_state = 'deleted' WHERE title = '作废的高原'`);
});
afterAll(() => server.stop());

const found = async (words: string, who = admin) =>
  (await resultOf(server.app, findRecords, { words }, who)).items.map(({ kind, title }) => `${kind} ${title}`);

it('finds records by kind, what is named just so first, without what was thrown away', async () => {
  expect(await found('高原湖')).toEqual(['image 高原湖', 'image 高原湖的早晨']);
  expect(await found('高原')).toEqual(['image 高原湖的早晨', 'image 高原湖', 'album 高原一百张', 'user 高原来客']);
});

it('finds videos, books and panoramas by name, a video by its number', async () => {
  await server.db.execute(
    sql`INSERT INTO video (key, title, file_name, bytes) VALUES ('k', '夜里的灯塔', 'a.mp4', 1), ('l', '夜里的港口', 'b.mp4', 1)`,
  );
  await server.db.execute(sql`INSERT INTO book (title, author) VALUES ('灯塔三十年', '高原来客')`);
  await server.db.execute(sql`INSERT INTO panorama (draft) VALUES ('{"title":"灯塔之下"}')`);
  expect(await found('灯塔')).toEqual(['video 夜里的灯塔', 'book 灯塔三十年', 'panorama 灯塔之下']);
  expect(await found('v000002')).toEqual(['video 夜里的港口']);
  expect(await found('灯塔', support)).toEqual([]);
});

it('finds an image by its number in any case', async () => {
  expect(await found('ty202611000070')).toEqual(['image 高原湖']);
});

it('shows only kinds whose page the caller may open', async () => {
  expect(await found('高原', support)).toEqual(['user 高原来客']);
  expect(await found('高原', visitor)).toEqual([]);
});

it('takes the signs of patterns as they are typed', async () => {
  expect(await found('%')).toEqual([]);
  expect(await found('_')).toEqual([]);
});

it('asks for words', async () => {
  expect(await callEndpoint(server.app, findRecords, { words: ' ' }, admin)).toMatchObject({
    validationErrors: [{ members: ['words'] }],
  });
});
