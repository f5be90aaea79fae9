import { getMyMenus, type MenuNode } from '@tuyuan/contract/account/account.ts';
import {
  createMenu,
  deleteMenu,
  getManagedMenus,
  type ManagedMenu,
  moveMenu,
  previewMenus,
  updateMenu,
} from '@tuyuan/contract/site/menu.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { insertSeedMenus } from './insert-seed-menus.ts';

let server: TestServer;
let admin: { authorization: string };
let editor: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  editor = await server.logInAs('editor', ['editor']);
});
afterAll(() => server.stop());

const managed = async () => (await resultOf(server.app, getManagedMenus, {}, admin)).items;
const mine = async (who: { authorization: string }) => (await resultOf(server.app, getMyMenus, {}, who)).items;
const named = (items: readonly ManagedMenu[], name: string) =>
  items.find((item) => item.name === name) ?? expect.fail(`no menu ${name}`);
const outline = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ name, children }) => (children.length > 0 ? `${name}(${outline(children)})` : name)).join(',');
const entry = { icon: '', path: '/images', permission: null, isActived: true, parentId: null };

describe('a person’s menu', () => {
  it('holds what is allowed, and no group without an entry', async () => {
    expect(outline(await mine(admin))).toContain(
      '图库(审核,疑似翻版,图片,图集,摄影师,摄影师申请,专题,图书,全景,视频,分类,地区,图片标签,同义词,敏感词,水印,人物筛选,溯源)',
    );
    expect(outline(await mine(editor))).toBe(
      '图库(专题,图书,全景,视频,分类,地区,图片标签),站点(首页,文章),用户与权限(用户标签)',
    );
  });

  it('changes with the next request, and the answers before tell that it has', async () => {
    const ask = () =>
      server.app.inject({ method: 'GET', url: '/api/services/app/menu/GetMyMenus', headers: { ...editor } });
    const before = (await ask()).headers['x-session-version'];
    const regions = named(await managed(), '地区');
    await resultOf(server.app, updateMenu, { ...regions, isActived: false }, admin);
    expect(outline(await mine(editor))).toBe(
      '图库(专题,图书,全景,视频,分类,图片标签),站点(首页,文章),用户与权限(用户标签)',
    );
    expect((await ask()).headers['x-session-version']).not.toBe(before);
    await resultOf(server.app, updateMenu, { ...regions, isActived: true }, admin);
    expect(outline(await mine(editor))).toBe(
      '图库(专题,图书,全景,视频,分类,地区,图片标签),站点(首页,文章),用户与权限(用户标签)',
    );
  });
});

describe('seeding', () => {
  it('leaves what was edited as it was', async () => {
    const images = named(await managed(), '图片');
    await resultOf(server.app, updateMenu, { ...images, name: '全部图片', isActived: false }, admin);
    await insertSeedMenus(server.db);
    expect(named(await managed(), '全部图片')).toMatchObject({ id: images.id, isActived: false, isSeeded: true });
    await resultOf(server.app, updateMenu, images, admin);
  });

  it('adds what is missing, once, also when two processes start together', async () => {
    await server.db.execute(sql`DELETE FROM menu_item WHERE seed_key = 'regions'`);
    await Promise.all([insertSeedMenus(server.db), insertSeedMenus(server.db)]);
    expect((await managed()).filter(({ path }) => path === '/regions')).toHaveLength(1);
  });
});

describe('an entry of one’s own', () => {
  it('is added last, changed, and deleted', async () => {
    const made = await resultOf(
      server.app,
      createMenu,
      { ...entry, name: '待审图片', path: '/images?state=pending' },
      admin,
    );
    expect(made).toMatchObject({ path: '/images?state=pending', isSeeded: false });
    expect((await managed()).at(-1)?.id).toBe(made.id);
    await resultOf(server.app, updateMenu, { ...made, name: '待审', permission: 'Pages.Images' }, admin);
    expect(outline(await mine(admin))).toContain('待审');
    expect(outline(await mine(editor))).not.toContain('待审');
    expect(await callEndpoint(server.app, deleteMenu, { id: made.id }, admin)).toMatchObject({ status: 200 });
    expect(await callEndpoint(server.app, deleteMenu, { id: made.id }, admin)).toMatchObject({ code: 'Menu.NotFound' });
  });

  it.each([
    ['path', 'javascript:alert(1)'],
    ['path', '//elsewhere.example'],
    ['path', 'https://user:secret@elsewhere.example'],
    ['icon', 'skull'],
    ['permission', 'Pages.Everything'],
    ['name', ' '],
  ])('is refused with the %s “%s”', async (field, value) => {
    const refused = await callEndpoint(server.app, createMenu, { ...entry, name: '新', [field]: value }, admin);
    expect(refused).toMatchObject({ status: 400, validationErrors: [{ members: [field] }] });
  });

  it('is not named as its sibling is', async () => {
    const parentId = named(await managed(), '图库').id;
    expect(await callEndpoint(server.app, createMenu, { ...entry, name: '图片', parentId }, admin)).toMatchObject({
      code: 'Menu.NameTaken',
    });
  });
});

it('what came with the product is switched off, not deleted', async () => {
  const images = named(await managed(), '图片');
  expect(await callEndpoint(server.app, deleteMenu, { id: images.id }, admin)).toMatchObject({ code: 'Menu.Seeded' });
});

describe('a move', () => {
  it('puts the entry at its place', async () => {
    const library = named(await managed(), '图库');
    const regions = named(await managed(), '地区');
    await resultOf(server.app, moveMenu, { id: regions.id, parentId: library.id, index: 0 }, admin);
    expect(outline(await mine(editor))).toBe(
      '图库(地区,专题,图书,全景,视频,分类,图片标签),站点(首页,文章),用户与权限(用户标签)',
    );
    await resultOf(server.app, moveMenu, { id: regions.id, parentId: library.id, index: 12 }, admin);
    expect(outline(await mine(editor))).toBe(
      '图库(专题,图书,全景,视频,分类,图片标签,地区),站点(首页,文章),用户与权限(用户标签)',
    );
  });

  it('against another that goes the opposite way at the same moment never closes a circle', async () => {
    const a = await resultOf(server.app, createMenu, { ...entry, name: '甲', path: null }, admin);
    const b = await resultOf(server.app, createMenu, { ...entry, name: '乙', path: null }, admin);
    const answers = await Promise.all([
      callEndpoint(server.app, moveMenu, { id: a.id, parentId: b.id, index: 0 }, admin),
      callEndpoint(server.app, moveMenu, { id: b.id, parentId: a.id, index: 0 }, admin),
    ]);
    expect(answers.map((answer) => answer.code ?? 'moved').toSorted()).toEqual(['Menu.Cycle', 'moved']);
    const inner = answers[0]?.code === null ? a : b;
    const outer = inner === a ? b : a;
    expect(await callEndpoint(server.app, deleteMenu, { id: outer.id }, admin)).toMatchObject({ code: 'Menu.InUse' });
  });
});

it('previews what a role alone would see', async () => {
  const { roles, items } = await resultOf(server.app, previewMenus, {}, admin);
  expect(items).toEqual([]);
  const role = roles.find(({ displayName }) => displayName === '编辑') ?? expect.fail('no role');
  const preview = await resultOf(server.app, previewMenus, { roleId: role.id }, admin);
  expect(outline(preview.items)).toBe(outline(await mine(editor)));
});
