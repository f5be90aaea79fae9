import type { DesignedBlock, DesignedSlide } from '@tuyuan/contract/site/home-design.ts';
import {
  createHomePreview,
  getHomeDraft,
  listHomeVersions,
  publishHome,
  restoreHomeVersion,
  saveHomeDraft,
  saveNavigationDraft,
} from '@tuyuan/contract/site/home-design.ts';
import {
  getCarousels,
  getFriendLinks,
  getHomeDataBlocks,
  getHomeNavigation,
} from '@tuyuan/contract/site/index-data.ts';
import { getTheme } from '@tuyuan/contract/site/mfui-setting.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
let editor: Person;
let shown: number;
let hidden: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  editor = await server.logInAs('editor', ['editor']);
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('lin');
  shown = (await build.image({ authorId })).id;
  hidden = (await build.image({ authorId, reviewState: 'offline' })).id;
  // What visitors see is kept for two seconds.
  vi.useFakeTimers({ toFake: ['performance'], now: performance.now() });
});
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM home_draft`);
  await server.db.execute(sql`DELETE FROM home_version`);
  vi.advanceTimersByTime(10_000);
});
afterAll(() => {
  vi.useRealTimers();
  return server.stop();
});

const block = (id: number, fields: Partial<DesignedBlock> = {}) => ({ id, type: 'images', layout: 'rows', ...fields });
const slide = (id: number, fields: Partial<DesignedSlide> = {}) => ({
  id,
  title: `第 ${id}`,
  imageId: shown,
  ...fields,
});
const links = { navigation: [], bottomBar: [], friendLinks: [] };

async function draft(person = admin) {
  return resultOf(server.app, getHomeDraft, {}, person);
}
async function trySave(parts: object, person = admin) {
  const { revision, draft: before } = await draft();
  const { blocks, slides } = before;
  return callEndpoint(server.app, saveHomeDraft, { blocks, slides, ...parts, basedOn: revision }, person);
}
async function save(parts: object) {
  const { result, validationErrors } = await trySave(parts);
  if (!result) throw new Error(JSON.stringify(validationErrors));
  return result;
}
const publish = async () => resultOf(server.app, publishHome, { basedOn: (await draft()).revision }, admin);
async function titles(preview?: string): Promise<string[]> {
  const { items } = await resultOf(server.app, getHomeDataBlocks, preview === undefined ? {} : { preview });
  return items.map(({ title }) => title);
}
async function previewToken(): Promise<string> {
  const { path } = await resultOf(server.app, createHomePreview, {}, admin);
  return new URLSearchParams(path.slice(2)).get('preview') ?? '';
}

describe('the draft', () => {
  it('begins as the default, and is seen by no visitor until it is published, then by all at once', async () => {
    const standard = await titles();
    expect(standard).toEqual(['', '分类', '图片', '图集', '专题', '视频', '本月摄影师', '会议', '友情链接']);
    expect(await draft()).toMatchObject({ saved: null, published: null });
    const before = await resultOf(server.app, getTheme, {});

    await save({ blocks: [block(1, { title: '新' })], slides: [slide(1), slide(2, { imageId: hidden })] });
    vi.advanceTimersByTime(10_000);
    expect(await titles()).toEqual(standard);
    expect((await resultOf(server.app, getCarousels, {})).items).toEqual([]);

    const published = await publish();
    expect(published).toMatchObject({ saved: null, published: { version: 1, by: 'admin' } });
    expect(await titles()).toEqual(['新']);
    const { items } = await resultOf(server.app, getCarousels, {});
    expect(items).toMatchObject([{ title: '第 1', authorName: 'lin', image: { id: shown } }]);
    // Cached pages and open ones are of the old version.
    expect((await resultOf(server.app, getTheme, {})).siteVersion).not.toBe(before.siteVersion);
  });

  it('is shown to whoever has a preview’s token, while it is good, and to nobody else', async () => {
    await save({ blocks: [block(1, { title: '草稿' })] });
    const token = await previewToken();
    expect(await titles(token)).toEqual(['草稿']);
    await save({ blocks: [block(1, { title: '又改了' })] });
    expect(await titles(token)).toEqual(['又改了']);
    expect(await titles()).toContain('分类');
    const wrong = await callEndpoint(server.app, getHomeDataBlocks, { preview: 'a'.repeat(43) });
    expect(wrong).toMatchObject({ status: 410, code: 'HomeDesign.PreviewExpired' });
    await server.db.execute(sql`UPDATE home_preview SET expires_at = now()`);
    const input = { preview: token };
    expect(await callEndpoint(server.app, getHomeDataBlocks, input)).toMatchObject({ status: 410 });
    expect(await callEndpoint(server.app, getHomeNavigation, input)).toMatchObject({ status: 410 });
    expect(await callEndpoint(server.app, getCarousels, input)).toMatchObject({ status: 410 });
    expect(await callEndpoint(server.app, getFriendLinks, input)).toMatchObject({ status: 410 });
  });

  it('tells one of two editors who save at once, and loses nothing of the other', async () => {
    const { revision } = await draft();
    const call = (title: string) =>
      callEndpoint(server.app, saveHomeDraft, { blocks: [block(1, { title })], slides: [], basedOn: revision }, admin);
    const answers = await Promise.all([call('甲'), call('乙')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['HomeDesign.ChangedMeanwhile', null]);
    const kept = answers.find(({ result }) => result)?.result?.draft.blocks[0]?.title;
    expect((await draft()).draft.blocks[0]?.title).toBe(kept);
    const late = await callEndpoint(server.app, publishHome, { basedOn: revision }, admin);
    expect(late.code).toBe('HomeDesign.ChangedMeanwhile');
  });

  it('keeps what a save does not name, and lets only those with the navigation change it', async () => {
    const { revision } = await save({ blocks: [block(1, { title: '版块' })] });
    const navigation = [{ id: 1, name: '图库', link: '/gallery' }];
    const friendLinks = [{ id: 1, name: '乙', link: 'https://b.example' }];
    const change = { ...links, navigation, friendLinks, basedOn: revision };
    expect(await callEndpoint(server.app, saveNavigationDraft, change, editor)).toMatchObject({ status: 403 });
    const saved = await resultOf(server.app, saveNavigationDraft, change, admin);
    expect(saved.draft).toMatchObject({ blocks: [{ title: '版块' }], navigation: [{ name: '图库' }] });
    expect(await trySave({ blocks: [] }, editor)).toMatchObject({ status: 200 });
    await publish();
    expect(await resultOf(server.app, getHomeNavigation, {})).toMatchObject({
      items: [{ name: '图库' }],
      bottomBar: [],
    });
    expect((await resultOf(server.app, getFriendLinks, {})).items).toEqual([{ name: '乙', link: 'https://b.example' }]);
  });
});

describe('versions', () => {
  it('are kept, and an earlier one is published again and becomes the draft', async () => {
    await save({ blocks: [block(1, { title: '一' })] });
    await publish();
    await save({ blocks: [block(1, { title: '二' })] });
    await publish();
    await save({ blocks: [block(1, { title: '没发布' })] });
    const { revision } = await draft();
    const restore = (version: number) =>
      callEndpoint(server.app, restoreHomeVersion, { version, basedOn: revision }, admin);
    expect((await restore(9)).code).toBe('HomeDesign.VersionNotFound');
    expect((await restore(1)).result).toMatchObject({ saved: null, draft: { blocks: [{ title: '一' }] } });
    expect((await restore(1)).code).toBe('HomeDesign.ChangedMeanwhile');
    expect(await titles()).toEqual(['一']);
    const { items } = await resultOf(server.app, listHomeVersions, {}, admin);
    expect(items.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
  });

  it('are made once of one draft, however often and at once it is published', async () => {
    const { revision } = await save({ blocks: [block(1, { title: '一' })] });
    const call = () => callEndpoint(server.app, publishHome, { basedOn: revision }, admin);
    const codes = (await Promise.all([call(), call(), call()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['HomeDesign.NothingToPublish', 'HomeDesign.NothingToPublish', null]);
    expect((await resultOf(server.app, listHomeVersions, {}, admin)).items).toHaveLength(1);
  });
});

it('a block or slide appears in its period only', async () => {
  const at = (minutes: number) => toWireDate(new Date(Date.now() + minutes * 60_000), 'Asia/Shanghai');
  const blocks = [
    block(1, { title: '现在', startsAt: at(-5), endsAt: at(5) }),
    block(2, { title: '将来', startsAt: at(5) }),
    block(3, { title: '过去', endsAt: at(-5) }),
    block(4, { title: '关', isActived: false }),
  ];
  await save({ blocks, slides: [slide(1, { startsAt: at(5) }), slide(2, { endsAt: at(5) })] });
  await publish();
  expect(await titles()).toEqual(['现在']);
  expect((await resultOf(server.app, getCarousels, {})).items.map(({ id }) => id)).toEqual([2]);
});

it('a text is stored without what runs, and a banner needs a published picture', async () => {
  const html =
    '<h2 onclick="x()">关于</h2><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">a</a>';
  await save({
    blocks: [
      block(1, { type: 'richText', layout: 'plain', html }),
      block(2, { type: 'banner', layout: 'wide', imageId: shown }),
      block(3, { type: 'banner', layout: 'wide', imageId: hidden }),
    ],
  });
  await publish();
  const { items } = await resultOf(server.app, getHomeDataBlocks, {});
  expect(items).toMatchObject([
    { type: 'richText', html: '<h2>关于</h2><a rel="noopener noreferrer">a</a>' },
    { type: 'banner', picture: { id: shown } },
  ]);
});

describe('what is refused is told at its field', () => {
  it.each([
    ['//evil.example'],
    ['http://b.example'],
    ['javascript:alert(1)'],
    ['/\\evil.example'],
    ['https://u:p@b.example'],
    ['gallery'],
  ])('a link to %s', async (link) => {
    const { status, validationErrors } = await trySave({ slides: [slide(1), slide(2, { link })] });
    expect(status).toBe(400);
    expect(validationErrors).toMatchObject([{ members: ['slides.1.link'], message: expect.stringContaining('https') }]);
  });

  it.each([
    ['blocks.0.layout', { layout: 'boxed' }],
    ['blocks.0.count', { type: 'albums', layout: 'grid', count: 60 }],
    ['blocks.0.endsAt', { startsAt: '2027-05-01T10:00:00', endsAt: '2027-05-01T10:00:00' }],
  ] as const)('%s', async (member, fields) => {
    const { validationErrors } = await trySave({ blocks: [block(1, fields)] });
    expect(validationErrors).toMatchObject([{ members: [member], message: expect.stringMatching(/\p{Script=Han}/u) }]);
  });

  it('two of one number, and a second carousel', async () => {
    expect((await trySave({ blocks: [block(1), block(1)] })).validationErrors).toMatchObject([{ members: ['blocks'] }]);
    const carousel = (id: number) => block(id, { type: 'carousel', layout: 'plain' });
    const { validationErrors } = await trySave({ blocks: [carousel(1), carousel(2)] });
    expect(validationErrors).toMatchObject([{ members: ['blocks'] }]);
  });
});
