import { getNotifications } from '@tuyuan/contract/community/user-notification.ts';
import * as reports from '@tuyuan/contract/community/work-report.ts';
import { publishImages } from '@tuyuan/contract/library/image-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
let admin: Person;
let wang: Person;
let li: Person;
let lin: Person;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  lin = await server.logInAs('lin', []);
  authorId = await build.photographer('lin');
  admin = await server.logInAs('admin', ['admin']);
  [wang, li] = [await server.logInAs('wang', []), await server.logInAs('li', [])];
});
afterAll(() => server.stop());

const report = (person: Person, subjectId: number, more: object = {}) =>
  callEndpoint(
    server.app,
    reports.createWorkReport,
    { kind: 'image', subjectId, reason: 'infringing', ...more },
    person,
  );
const decide = (subjectId: number, outcome: string, more: object = {}, by: Person = admin) =>
  callEndpoint(server.app, reports.decideOnReportedWork, { kind: 'image', subjectId, outcome, ...more }, by);
const listed = async (list: 'waiting' | 'decided' = 'waiting') =>
  (await resultOf(server.app, reports.getReportedWorks, { list }, admin)).items;
const toldTo = async (person: Person) =>
  (await resultOf(server.app, getNotifications, { kind: 'notice' }, person)).items.map(({ title }) => title);

it('of one work stand together, the most reported first, each person’s once', async () => {
  const [once, twice] = [await build.image({ authorId, title: '一' }), await build.image({ authorId, title: '二' })];
  await report(wang, once.id);
  await Promise.all([report(wang, twice.id), report(wang, twice.id), report(li, twice.id)]);
  await report(li, twice.id, { reason: 'untrue', note: '不是这里' });
  expect(await listed()).toMatchObject([
    {
      title: '二',
      subjectId: twice.id,
      author: { nickName: 'lin' },
      cover: { id: twice.id },
      isShown: true,
      reports: expect.arrayContaining([
        expect.objectContaining({ reason: 'infringing', nickName: 'wang' }),
        expect.objectContaining({ reason: 'untrue', note: '不是这里', nickName: 'li' }),
      ]),
    },
    { title: '一', reports: [{ nickName: 'wang' }] },
  ]);
  await decide(once.id, 'dismissed');
  await decide(twice.id, 'dismissed');
});

it('take the work offline, and tell who reported it', async () => {
  const { id } = await build.image({ authorId, title: '盗用' });
  await report(wang, id);
  expect((await decide(id, 'offline')).code).toBeNull();
  const { rows } = await server.db.execute(sql`SELECT review_state FROM image WHERE id = ${id}`);
  expect(rows).toEqual([{ review_state: 'offline' }]);
  expect(await listed()).toEqual([]);
  expect((await listed('decided'))[0]).toMatchObject({ outcome: 'offline', isShown: false, decidedBy: 'admin' });
  expect((await toldTo(wang))[0]).toBe('你举报的图片「盗用」经核实已经下架，谢谢你的提醒');
  await resultOf(server.app, publishImages, { ids: [id] }, admin);
  expect((await report(wang, id)).code).toBeNull();
  expect((await decide(id, 'dismissed')).code).toBeNull();
  expect((await toldTo(wang))[0]).toBe('你举报的图片「盗用」经核实没有发现问题');
});

it('stay open where the work is not published, and close where it is offline or deleted already', async () => {
  const { id } = await build.image({ authorId, title: '待审' });
  await report(wang, id);
  const become = (state: string) => server.db.execute(sql`UPDATE image SET review_state = ${state} WHERE id = ${id}`);
  await become('pending');
  expect((await decide(id, 'offline')).code).toBe('Report.NotOffline');
  expect(await listed()).toMatchObject([{ title: '待审' }]);
  await become('offline');
  expect((await decide(id, 'offline')).code).toBeNull();
  expect(await listed()).toEqual([]);
});

it('of two who decide at once the second is refused', async () => {
  const { id } = await build.image({ authorId });
  await report(li, id);
  const codes = (await Promise.all([decide(id, 'dismissed'), decide(id, 'dismissed')])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['Report.Decided', null]);
});

it('need the library’s permission to take a work offline', async () => {
  const { id } = await build.image({ authorId });
  const albumId = await build.album({ authorId, title: '图集' });
  await report(wang, id);
  await report(wang, albumId, { kind: 'album' });
  const desk = await server.logInAs('desk', []);
  await server.db.execute(sql`INSERT INTO user_permission (user_id, permission, is_granted)
    SELECT u.id, p.name, true FROM app_user u, (VALUES ('Pages.Comments'), ('Pages.Comments.Edit')) AS p (name) WHERE u.user_name = 'desk'`);
  expect((await decide(id, 'offline', {}, desk)).code).toBe('Permission.Denied');
  expect((await decide(id, 'dismissed', {}, desk)).code).toBeNull();
  expect((await decide(albumId, 'offline', { kind: 'album' })).code).toBeNull();
});

it('are for works of others that the person sees', async () => {
  const draft = await build.image({ authorId, reviewState: 'draft' });
  const shown = await build.image({ authorId });
  expect((await report(wang, draft.id)).code).toBe('Report.SubjectGone');
  expect((await report(lin, shown.id)).code).toBe('Report.Own');
  const work = await decide(1, 'offline', { kind: 'work' });
  expect(work.validationErrors).toEqual([{ message: '参赛作品请到活动里处理', members: ['outcome'] }]);
});

it('are thirty a day of one person', async () => {
  const zhao = await server.logInAs('zhao', []);
  const { id } = await build.image({ authorId });
  const codes = (await Promise.all(Array.from({ length: 33 }, () => report(zhao, id)))).map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(30);
  expect(new Set(codes)).toEqual(new Set([null, 'Request.TooMany']));
});
