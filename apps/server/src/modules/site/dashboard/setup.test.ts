import { dismissSetup, getSetup } from '@tuyuan/contract/site/dashboard.ts';
import { getHomeDraft, publishHome } from '@tuyuan/contract/site/home-design.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const setup = () => resultOf(server.app, getSetup, {}, admin);

it('tells how far an empty site is, from what is there, until a picture and the home are published', async () => {
  const nothing = {
    hasName: false,
    hasLogo: false,
    hasWatermark: false,
    photographers: 0,
    images: 0,
    hasPublished: false,
    isHomePublished: false,
  };
  expect(await setup()).toEqual({ isShown: true, ...nothing });
  await server.db.execute(sql`INSERT INTO setting VALUES ('siteName', '滇影图库'), ('siteLogo', '')`);
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('he');
  await build.image({ authorId, reviewState: 'pending' });
  expect(await setup()).toMatchObject({ isShown: true, images: 1 });
  await server.db.execute(sql`UPDATE watermark SET updated_by = ${authorId}`);
  expect(await setup()).toEqual({
    ...nothing,
    isShown: true,
    hasName: true,
    hasWatermark: true,
    photographers: 1,
    images: 1,
  });
  await build.image({ authorId });
  expect(await setup()).toMatchObject({ isShown: true, hasPublished: true });
  const { revision } = await resultOf(server.app, getHomeDraft, {}, admin);
  await resultOf(server.app, publishHome, { basedOn: revision }, admin);
  expect(await setup()).toMatchObject({ isShown: false });
});

it('is put away by those who may set the site up, and shown to no one else', async () => {
  await server.db.execute(sql`DELETE FROM image`);
  const editor = await server.logInAs('editor', ['editor']);
  await server.db.execute(
    sql`INSERT INTO role_permission SELECT id, 'Pages.Dashboard' FROM role WHERE name = 'editor' ON CONFLICT DO NOTHING`,
  );
  expect(await resultOf(server.app, getSetup, {}, editor)).toMatchObject({ isShown: false });
  expect(await callEndpoint(server.app, dismissSetup, {}, editor)).toMatchObject({ status: 403 });
  expect(await setup()).toMatchObject({ isShown: true });
  await resultOf(server.app, dismissSetup, {}, admin);
  expect(await setup()).toMatchObject({ isShown: false });
});
