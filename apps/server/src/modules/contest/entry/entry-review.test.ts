import { join } from 'node:path';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import * as managed from '@tuyuan/contract/contest/entry-management.ts';
import { getWork } from '@tuyuan/contract/contest/work.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDiskStorage } from '../../../adapters/storage/disk.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type BuiltImage, type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { passDays, plantActivity } from '../../../testing/plant-activity.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { derivativeKey } from '../../site/index.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let admin: Person;
let editor: Person;
let author: Person;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  editor = await server.logInAs('editor', ['reviewer']);
  author = await server.logInAs('author', ['photographer']);
  authorId = await build.photographer('author');
});
afterAll(() => server.stop());

/** Works that wait, numbered from 1. */
async function waiting(activityId: number, count: number, userId = authorId) {
  const made: { id: number; image: BuiltImage }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const image = await build.image({ authorId: userId, reviewState: 'draft' });
    const { rows } = await server.db.execute<{ id: number }>(sql`
      INSERT INTO entry (activity_id, user_id, kind, number, title, state, submitted_at)
      VALUES (${activityId}, ${userId}, 'single', ${number}, ${`作品 ${number}`}, 'submitted', now() - ${`${100 - number} minutes`}::interval) RETURNING id`);
    const id = rows[0]?.id ?? 0;
    await server.db.execute(sql`INSERT INTO entry_image VALUES (${id}, ${image.id}, 1)`);
    made.push({ id, image });
  }
  return made;
}
const list = (activityId: number, more: object = {}, person = admin) =>
  resultOf(server.app, managed.getManagedEntries, { activityId, ...more }, person);
const decide = (
  items: readonly { id: number; revision: number }[],
  decision: string,
  more: object = {},
  person = admin,
) =>
  callEndpoint(
    server.app,
    managed.decideEntries,
    { items: items.map(({ id, revision }) => ({ id, revision })), decision, ...more },
    person,
  );
const undo = ({ id, revision }: { id: number; revision: number }, person = admin) =>
  callEndpoint(server.app, managed.undoEntryDecision, { id, revision }, person);
const notices = async () =>
  (
    await server.db.execute(
      sql`SELECT title, body FROM notification WHERE user_id = ${authorId} ORDER BY id DESC LIMIT 2`,
    )
  ).rows;
const read = (id: number, person?: Person) => callEndpoint(server.app, getWork, { id }, person);

it('lists what waits, mended works first, without their authors', async () => {
  const id = await plantActivity(server.db);
  const [, second] = await waiting(id, 3);
  await server.db.execute(sql`UPDATE entry SET is_mended = true WHERE id = ${second?.id}`);
  const answer = await list(id);
  expect(answer).toMatchObject({ activityName: '秋色大赛', waiting: 3, decidedToday: 0 });
  expect(answer.items.map(({ number }) => number)).toEqual([2, 1, 3]);
  expect(JSON.stringify(answer.items)).not.toContain('author"');
  expect((await list(id, { keyword: '0003' })).items).toMatchObject([{ number: 3, sentByAuthor: 3 }]);
  const denied = await callEndpoint(server.app, managed.getManagedEntries, { activityId: id }, author);
  expect(denied.status).toBe(403);
});

it('of two reviewers at once one decides, the other is told', async () => {
  const id = await plantActivity(server.db);
  await waiting(id, 1);
  const [work] = (await list(id)).items;
  if (!work) throw new Error('One waits.');
  const both = await Promise.all([decide([work], 'accept'), decide([work], 'reject', { reasons: ['theme'] }, editor)]);
  expect(both.map(({ result }) => result?.succeeded.length).sort()).toEqual([0, 1]);
  expect(both.flatMap(({ result }) => result?.failed ?? [])).toMatchObject([{ code: 'Entry.DecidedMeanwhile' }]);
});

it('asks for a mend with its reasons, which the author reads; taking it back tells them too', async () => {
  const id = await plantActivity(server.db);
  await waiting(id, 2);
  const { items } = await list(id);
  expect((await decide(items, 'askFix')).validationErrors).toMatchObject([{ members: ['reasons'] }]);
  await decide(items, 'askFix', { reasons: ['text', 'exif'], message: '说明里有电话' });
  expect(await notices()).toMatchObject([
    { title: '秋色大赛：作品 0002「作品 2」要修改', body: '说明不当；缺 EXIF：说明里有电话' },
    { title: '秋色大赛：作品 0001「作品 1」要修改' },
  ]);
  const asked = (await list(id)).items;
  expect(asked).toMatchObject([
    { state: 'fixAsked', canUndo: true },
    { state: 'fixAsked', canUndo: true },
  ]);
  const [first, second] = asked;
  if (!first || !second) throw new Error('Two were decided on.');
  expect((await undo(first, editor)).code).toBe('Entry.DecidedMeanwhile');
  const twice = await Promise.all([undo(first), undo(first)]);
  expect(twice.map(({ code }) => code).sort()).toEqual(['Entry.DecidedMeanwhile', null]);
  expect(await notices()).toMatchObject([{ title: expect.stringContaining('的审核结果撤回了') }, {}]);
  expect((await list(id, { states: ['submitted'] })).items).toMatchObject([
    { id: first.id, reason: '', canUndo: false },
  ]);
  // The author mended it meanwhile.
  await server.db.execute(sql`UPDATE entry SET state = 'submitted', revision = revision + 1 WHERE id = ${second.id}`);
  expect((await undo(second)).code).toBe('Entry.DecidedMeanwhile');
});

it('does not decide on own works, nor once the awards of what is over are public', async () => {
  const id = await plantActivity(server.db);
  const { rows } = await server.db.execute<{ id: number }>(sql`SELECT id FROM app_user WHERE user_name = 'editor'`);
  const editorId = await build.photographer('editor');
  expect(rows).toEqual([{ id: editorId }]);
  await waiting(id, 1, editorId);
  const { items } = await list(id);
  expect((await decide(items, 'accept', {}, editor)).result?.failed).toMatchObject([{ code: 'Entry.OwnWork' }]);
  await passDays(server.db, id, 40);
  await server.db.execute(sql`
    INSERT INTO award (activity_id, prize, entry_id, user_id, no, author_name, title, number, state, published_at)
    SELECT ${id}, '一等奖', id, user_id, 'A-2611-00000-00001', '', '', 1, 'published', now() FROM entry WHERE activity_id = ${id}`);
  expect((await decide(items, 'accept')).result?.failed).toMatchObject([{ code: 'Entry.DecidedMeanwhile' }]);
  await server.db.execute(sql`DELETE FROM award WHERE activity_id = ${id}`);
  expect((await decide(items, 'accept')).result?.failed).toEqual([]);
  expect((await decide([{ id: 99_999, revision: 0 }], 'accept')).result?.failed).toMatchObject([
    { code: 'Entry.NotFound' },
  ]);
});

it('is shown once it is accepted, between its neighbours; its author unnamed while the contest is blind', async () => {
  const id = await plantActivity(server.db);
  const made = await waiting(id, 3);
  const { items } = await list(id);
  const [first, second, third] = made.map((work) => work.id);
  expect((await read(second ?? 0)).status).toBe(404);
  await decide(items, 'accept');
  const shown = await read(second ?? 0, author);
  expect(shown.result).toMatchObject({
    number: 2,
    author: null,
    isOwn: true,
    previous: { id: first, number: 1 },
    next: { id: third, number: 3 },
    pictures: [{ title: '作品 2', camera: { make: null } }],
  });
  // Nothing leads to the image, whose page names its author.
  expect(shown.result?.pictures.map((picture) => picture.id)).toEqual([2]);
  expect((await list(id)).items.flatMap(({ pictures }) => pictures.map((picture) => picture.id))).toEqual([2, 2, 2]);
  await passDays(server.db, id, 40);
  expect((await read(second ?? 0)).result).toMatchObject({
    author: { name: 'author', userId: authorId },
    isOwn: false,
  });
  await server.db.execute(sql`UPDATE entry SET state = 'rejected' WHERE id = ${second}`);
  expect((await read(second ?? 0)).code).toBe('Entry.NotFound');
  expect((await read(first ?? 0)).result).toMatchObject({ next: { id: third } });
});

it('shows pictures to the author and the office, once accepted to everybody, and never the original', async () => {
  const id = await plantActivity(server.db);
  const [work] = await waiting(id, 1);
  if (!work) throw new Error('One was made.');
  const { image } = work;
  const storage = await openDiskStorage(join(server.dataDir, 'files'));
  const source = { tenantSchema: 'tenant_default', sha256: image.sha256, version: image.version };
  await storage.put(derivativeKey(source, 'w640.webp'), Buffer.from('a small picture'));
  await storage.put(image.originalKey, Buffer.from('the original'));
  const stranger = await server.logInAs('stranger', ['user']);
  const get = (person?: Person, url = workPicturePath(work.id, image, 640)) =>
    server.app.inject({ url, headers: { accept: 'image/webp', ...person } });
  const codes = async () =>
    (await Promise.all([get(), get(stranger), get(author), get(admin)])).map((a) => a.statusCode);
  expect(await codes()).toEqual([404, 404, 200, 200]);
  await decide((await list(id)).items, 'accept');
  expect(await codes()).toEqual([200, 200, 200, 200]);
  expect((await get()).body).toBe('a small picture');
  const other = await build.image({ authorId, reviewState: 'draft' });
  expect((await get(undefined, workPicturePath(work.id, other, 640))).statusCode).toBe(404);
  expect((await get(undefined, workPicturePath(work.id + 1, image, 640))).statusCode).toBe(404);
  const raw = `/api/Resource/Work/${work.id}/Raw/${image.version}`;
  expect((await get(admin, raw)).statusCode).toBe(404);
  // The library's own address of the same picture stays as closed as it was.
  expect((await get(stranger, `/api/Resource/Image/${image.id}/640/${image.version}`)).statusCode).toBe(404);
});
