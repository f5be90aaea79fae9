import { getNotifications } from '@tuyuan/contract/community/user-notification.ts';
import * as copies from '@tuyuan/contract/library/image-copy.ts';
import { getDashboardTasks } from '@tuyuan/contract/site/dashboard.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { one } from '../../../platform/database/rows.ts';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { paintScene, unlikePicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { derivativeKey } from '../../site/index.ts';
import { LookTables, saveRegionLooks } from '../similar/index.ts';
import { checkCopies } from './check-copies.ts';
import { saveCopies } from './image-copy.repository.ts';

type Person = { authorization: string };
const schema = 'tenant_default';
const tables = new LookTables();
let server: TestServer;
let build: LibraryBuilder;
let admin: Person;
let reviewer: Person;
let lin: Person;
let wu: Person;
let linId: number;
let wuId: number;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  reviewer = await server.logInAs('rao', ['reviewer']);
  [lin, wu] = [await server.logInAs('lin', ['photographer']), await server.logInAs('wu', ['photographer'])];
  [linId, wuId] = [await build.photographer('lin'), await build.photographer('wu')];
});
afterAll(async () => {
  await tables.close();
  await server.stop();
});
beforeEach(() => server.db.execute(sql`DELETE FROM image`));

type State = 'draft' | 'pending' | 'approved' | 'offline';
async function add(bytes: Buffer, authorId: number, reviewState: State = 'approved'): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const { id, version, sha256 } = await build.image({ authorId, title: `图 ${authorId}`, reviewState });
  await server.db.execute(sql`UPDATE image SET width = ${width}, height = ${height} WHERE id = ${id}`);
  const small = await sharp(bytes).resize(320).jpeg({ quality: 80 }).toBuffer();
  await server.ingest.storage.put(derivativeKey({ tenantSchema: schema, sha256, version }, 'w320.jpeg'), small);
  const { imaging } = server.ingest;
  await saveRegionLooks(server.db, id, await imaging.describeRegions({ source: { bytes }, fileName: 'a.jpg' }));
  return id;
}
/** What follows every picture that has come, and happens every night. */
const patrol = () => checkCopies({ ...server.ingest, tables }, { schema, db: server.db });
const list = (filter: Record<string, unknown> = {}, who: Person = admin) =>
  resultOf(server.app, copies.getCopyCases, filter, who);
const scene = (seed: number) => paintScene(640, 427, seed).jpeg({ quality: 92 }).toBuffer();

async function pair(more: { copyState?: State; copyAuthor?: number } = {}) {
  const originalId = (await build.image({ authorId: linId, title: '雪山' })).id;
  const copy = { authorId: more.copyAuthor ?? wuId, title: '山', reviewState: more.copyState ?? 'approved' };
  const copyId = (await build.image(copy)).id;
  const found = { originalId, copyId, changes: ['mirrored' as const], sharedPercent: 100, confidence: 92 };
  await saveCopies(server.db, copyId, [found]);
  const [id = 0] = await findIds(server.db, sql`SELECT id FROM image_copy WHERE copy_id = ${copyId}`);
  return { id, originalId, copyId, found };
}
const stateOf = async (id: number) =>
  (await one(server.db, z.object({ state: z.string() }), sql`SELECT review_state AS state FROM image WHERE id = ${id}`))
    .state;
const decide = (id: number, decision: string, who: Person = reviewer, note = '') =>
  callEndpoint(server.app, copies.decideCopyCase, { id, decision, note }, who);
const toldTo = async (person: Person) =>
  (await resultOf(server.app, getNotifications, { kind: 'notice' }, person)).items.map(({ title }) => title);

describe('what is done to a picture', () => {
  const cut = { left: 40, top: 60, width: 500, height: 330 };
  const edits: readonly [string, (bytes: Buffer) => Promise<Buffer>, string[]][] = [
    ['saved once more', (bytes) => sharp(bytes).jpeg({ quality: 60 }).toBuffer(), ['same']],
    ['made smaller', (bytes) => sharp(bytes).resize(400).jpeg().toBuffer(), ['resized']],
    ['cut', (bytes) => sharp(bytes).extract(cut).jpeg().toBuffer(), ['cropped']],
    ['mirrored', (bytes) => sharp(bytes).flop().jpeg().toBuffer(), ['mirrored']],
    ['made grey', (bytes) => sharp(bytes).greyscale().jpeg().toBuffer(), ['greyed']],
    [
      'given other colours',
      (bytes) => sharp(bytes).modulate({ hue: 30, saturation: 0.6 }).jpeg().toBuffer(),
      ['recoloured'],
    ],
    [
      'framed',
      (bytes) =>
        sharp(bytes).extend({ top: 30, bottom: 30, left: 30, right: 30, background: '#fff' }).jpeg().toBuffer(),
      ['framed'],
    ],
  ];
  it.each(edits)('is found when it is %s', async (_, edit, changes) => {
    const [original, other] = [await scene(3), await unlikePicture(9, 640, 427)];
    const originalId = await add(original, linId);
    await add(other, linId);
    const copyId = await add(await edit(original), wuId, 'pending');
    await patrol();
    const { items } = await list();
    expect(items).toMatchObject([{ original: { id: originalId }, copy: { id: copyId }, changes, isOwn: false }]);
    expect(items[0]?.confidence).toBeGreaterThanOrEqual(70);
  });

  it('is not seen in other pictures of the same kind', async () => {
    for (let seed = 1; seed <= 6; seed += 1) await add(await scene(seed), seed % 2 === 0 ? linId : wuId);
    await patrol();
    expect((await list()).items).toEqual([]);
  });
});

describe('the patrol', () => {
  it('looks at each picture once, and again when comparing has changed', async () => {
    const bytes = await scene(4);
    await add(bytes, linId);
    await patrol();
    const copyId = await add(bytes, wuId);
    expect(await resultOf(server.app, copies.getCopyFigures, {}, admin)).toMatchObject({ checked: 1, unchecked: 1 });
    await Promise.all([patrol(), patrol()]);
    expect((await list()).totalCount).toBe(1);
    await server.db.execute(sql`DELETE FROM image_copy`);
    await patrol();
    expect((await list()).totalCount).toBe(0);
    await server.db.execute(sql`UPDATE image_copy_check SET recipe = 'old' WHERE image_id = ${copyId}`);
    await patrol();
    expect((await list()).totalCount).toBe(1);
  });

  it('keeps one row of a pair, and leaves a decision alone', async () => {
    const { id, originalId, found } = await pair();
    await decide(id, 'notCopy');
    await Promise.all([
      saveCopies(server.db, originalId, [{ ...found, confidence: 80 }]),
      saveCopies(server.db, originalId, [{ ...found, confidence: 81 }]),
    ]);
    const { rows } = await server.db.execute(sql`SELECT confidence, decision FROM image_copy`);
    expect(rows).toEqual([{ confidence: 92, decision: 'notCopy' }]);
  });
});

describe('the list', () => {
  it('keeps versions of one author and drafts apart', async () => {
    await pair({ copyAuthor: linId });
    await pair({ copyState: 'draft' });
    const { id } = await pair();
    expect((await list()).items.map((item) => item.id)).toEqual([id]);
    expect((await list({ isOwn: true })).items).toMatchObject([{ isOwn: true }]);
    expect((await list({ changes: ['cropped'] })).items).toEqual([]);
    expect((await list({ changes: ['mirrored'], minConfidence: 92 })).totalCount).toBe(1);
    expect((await list({ minConfidence: 93 })).totalCount).toBe(0);
    const tasks = await resultOf(server.app, getDashboardTasks, {}, reviewer);
    expect(tasks.items).toContainEqual(expect.objectContaining({ key: 'openCopies', count: 1 }));
  });

  it('is for the office', async () => {
    const { id } = await pair();
    for (const [endpoint, input] of [
      [copies.getCopyCases, {}],
      [copies.getCopyFigures, {}],
      [copies.decideCopyCase, { id, decision: 'notCopy' }],
      [copies.reopenCopyCase, { id, reason: '再看' }],
    ] as const)
      expect((await callEndpoint(server.app, endpoint, input, lin)).status).toBe(403);
  });

  it('loses a pair with one of its pictures', async () => {
    const { copyId } = await pair();
    await server.db.execute(sql`DELETE FROM image WHERE id = ${copyId}`);
    expect((await list()).items).toEqual([]);
  });
});

describe('a decision', () => {
  it('takes the copy offline and tells its author', async () => {
    const { id, originalId, copyId } = await pair();
    expect((await decide(id, 'copyOffline', reviewer, '镜像')).code).toBeNull();
    expect([await stateOf(originalId), await stateOf(copyId)]).toEqual(['approved', 'offline']);
    expect((await toldTo(wu))[0]).toBe('图片「山」已被下架');
    const { items } = await list({ state: 'decided' });
    expect(items).toMatchObject([{ decision: 'copyOffline', note: '镜像', decidedBy: 'rao' }]);
  });

  it('gives a copy in review back, or takes the earlier picture offline', async () => {
    const waiting = await pair({ copyState: 'pending' });
    await decide(waiting.id, 'copyOffline');
    expect(await stateOf(waiting.copyId)).toBe('rejected');
    const swapped = await pair();
    await decide(swapped.id, 'originalOffline');
    expect([await stateOf(swapped.originalId), await stateOf(swapped.copyId)]).toEqual(['offline', 'approved']);
  });

  it('is made once, and can be taken back', async () => {
    const { id } = await pair();
    const codes = (await Promise.all([decide(id, 'allowed'), decide(id, 'notCopy')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['Copy.Decided', null]);
    const reopen = () => callEndpoint(server.app, copies.reopenCopyCase, { id, reason: '看错了' }, reviewer);
    expect((await reopen()).code).toBeNull();
    expect((await reopen()).code).toBe('Copy.Open');
    expect((await list()).items).toMatchObject([{ id, note: '看错了', decision: null }]);
    expect((await decide(999_999, 'allowed')).code).toBe('Copy.NotFound');
  });

  it('needs the library’s permission to take a picture offline', async () => {
    const desk = await server.logInAs('desk', []);
    await server.db.execute(sql`INSERT INTO user_permission (user_id, permission, is_granted)
      SELECT u.id, p.name, true FROM app_user u, (VALUES ('Pages.Copies'), ('Pages.Copies.Edit')) AS p (name) WHERE u.user_name = 'desk'`);
    const { id, copyId } = await pair();
    expect((await decide(id, 'copyOffline', desk)).code).toBe('Permission.Denied');
    expect(await stateOf(copyId)).toBe('approved');
    expect((await decide(id, 'notCopy', desk)).code).toBeNull();
  });
});

describe('a photographer', () => {
  const own = async (who: Person) => (await resultOf(server.app, copies.getOwnCopies, {}, who)).items;
  const ask = (id: number, who: Person) => callEndpoint(server.app, copies.requestCopyDecision, { id }, who);

  it('sees public copies of their own pictures only, and no picture that isn’t public', async () => {
    await pair({ copyState: 'pending' });
    await pair({ copyAuthor: linId });
    const { id, copyId } = await pair();
    expect(await own(lin)).toMatchObject([{ id, copy: { id: copyId, author: { name: 'wu' } } }]);
    expect(await own(wu)).toEqual([]);
    await ask(id, lin);
    await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${copyId}`);
    expect(await own(lin)).toMatchObject([{ id, copy: null }]);
  });

  it('asks once, stands first in the list, and hears what was decided', async () => {
    const { id } = await pair();
    const later = await pair();
    expect((await ask(id, wu)).code).toBe('Copy.NotFound');
    const codes = (await Promise.all([ask(id, lin), ask(id, lin)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['Copy.Requested', null]);
    expect((await list()).items.map((item) => item.id)).toEqual([id, later.id]);
    await decide(id, 'copyOffline');
    expect((await toldTo(lin))[0]).toBe('你请图库处理的「雪山」的疑似翻版经核实已经下架，谢谢你的提醒');
    expect((await ask(id, lin)).code).toBe('Copy.Decided');
  });
});
