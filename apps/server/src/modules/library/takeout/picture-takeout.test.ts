import { createTakeout } from '@tuyuan/contract/library/picture-takeout.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type BuiltImage, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let own: BuiltImage;
let foreign: BuiltImage;
let author: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  const build = libraryBuilder(server.db);
  author = await server.logInAs('lin', ['photographer']);
  const yunnan = await build.region('云南省');
  const lijiang = await build.region('丽江市', yunnan);
  const authorId = await build.photographer('lin');
  own = await build.image({ authorId, title: '山 & 水', regionId: lijiang, reviewState: 'draft' });
  foreign = await build.image({ authorId: await build.photographer('wang'), title: '别人的' });
  for (const { originalKey } of [own, foreign])
    await server.ingest.storage.put(originalKey, Buffer.from(`bytes of ${originalKey}`));
});
afterAll(() => server.stop());

const download = async (path: string, headers = author) => server.app.inject({ url: path, headers });

it('answers one’s own originals byte for byte, drafts too, with title and place beside each', async () => {
  const { path } = await resultOf(server.app, createTakeout, { ids: [] }, author);
  const answer = await download(path);
  expect(answer.headers['content-type']).toBe('application/zip');
  const zip = answer.rawPayload.toString('latin1');
  expect(zip).toContain(`bytes of ${own.originalKey}`);
  expect(zip).not.toContain(foreign.originalKey);
  expect(zip).toMatch(/TY\d+ .*\.xmp/);
  expect((await download(path)).json()).toMatchObject({ error: { code: 'Export.LinkUsed' } });
});

it('is for the author alone', async () => {
  expect(await callEndpoint(server.app, createTakeout, { ids: [foreign.id] }, author)).toMatchObject({
    code: 'Image.NotFound',
  });
  const { path } = await resultOf(server.app, createTakeout, { ids: [own.id] }, author);
  const stranger = await server.logInAs('zhao', []);
  expect((await download(path, stranger)).json()).toMatchObject({ error: { code: 'Export.LinkUsed' } });
});
