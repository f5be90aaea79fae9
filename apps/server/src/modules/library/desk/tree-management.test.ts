import {
  createCategory,
  deleteCategory,
  getManagedCategories,
  moveCategory,
  updateCategory,
} from '@tuyuan/contract/library/category-management.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import {
  createRegion,
  deleteRegion,
  getManagedRegions,
  moveRegion,
} from '@tuyuan/contract/library/region-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let admin: { authorization: string };
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  authorId = await build.photographer('lin');
});
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM image`);
  await server.db.execute(sql`DELETE FROM album`);
  await server.db.execute(sql`UPDATE photographer SET region_id = NULL`);
  await server.db.execute(sql`DELETE FROM category`);
  await server.db.execute(sql`DELETE FROM region`);
});
afterAll(() => server.stop());

/** Formats the tree with children behind their parent, siblings in order: `a(b,c)`. */
function outline(
  items: readonly { id: number; parentId: number | null; name: string }[],
  parentId: number | null = null,
): string {
  return items
    .filter((item) => item.parentId === parentId)
    .map((item) => {
      const below = outline(items, item.id);
      return below === '' ? item.name : `${item.name}(${below})`;
    })
    .join(',');
}
const categories = async () => outline((await resultOf(server.app, getManagedCategories, {}, admin)).items);

describe('a new node', () => {
  it('becomes its parent’s last child, once per key', async () => {
    const a = await resultOf(server.app, createCategory, { name: 'a', parentId: null }, admin);
    await resultOf(server.app, createCategory, { name: 'b', parentId: a.id }, admin);
    const headers = { ...admin, 'idempotency-key': 'once' };
    const first = await resultOf(server.app, createCategory, { name: 'c', parentId: a.id }, headers);
    const again = await resultOf(server.app, createCategory, { name: 'c', parentId: a.id }, headers);
    expect(again).toEqual(first);
    expect(await categories()).toBe('a(b,c)');
  });

  it('needs an existing parent and a name no sibling has', async () => {
    await resultOf(server.app, createCategory, { name: 'a', parentId: null }, admin);
    expect(await callEndpoint(server.app, createCategory, { name: 'x', parentId: 999_999 }, admin)).toMatchObject({
      code: 'Category.NotFound',
    });
    expect(await callEndpoint(server.app, createCategory, { name: 'a', parentId: null }, admin)).toMatchObject({
      status: 409,
      code: 'Category.NameTaken',
    });
    await resultOf(server.app, createRegion, { name: 'a', parentId: null }, admin);
    expect(await callEndpoint(server.app, createRegion, { name: 'a', parentId: null }, admin)).toMatchObject({
      code: 'Region.NameTaken',
    });
  });

  it('asked for ten times at once keeps one name and one order', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `n${i % 5}`);
    const answers = await Promise.all(
      names.map((name) => callEndpoint(server.app, createCategory, { name, parentId: null }, admin)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    const { rows } = await server.db.execute(sql`SELECT position FROM category ORDER BY position`);
    expect(rows.map((row) => row.position)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a move', () => {
  it('puts the node at its place and renumbers its new siblings', async () => {
    const a = await build.category('a');
    await build.category('b', a);
    await build.category('c', a);
    const d = await build.category('d');
    const moved = await resultOf(server.app, moveCategory, { id: d, parentId: a, index: 1 }, admin);
    expect(outline(moved.items)).toBe('a(b,d,c)');
    await resultOf(server.app, moveCategory, { id: d, parentId: a, index: 10_000 }, admin);
    expect(await categories()).toBe('a(b,c,d)');
    await resultOf(server.app, moveCategory, { id: d, parentId: null, index: 0 }, admin);
    expect(await categories()).toBe('d,a(b,c)');
  });

  it('below itself is refused', async () => {
    const a = await build.category('a');
    const b = await build.category('b', a);
    const c = await build.category('c', b);
    for (const parentId of [a, b, c]) {
      expect(await callEndpoint(server.app, moveCategory, { id: a, parentId, index: 0 }, admin)).toMatchObject({
        status: 409,
        code: 'Category.Cycle',
      });
    }
    expect(await categories()).toBe('a(b(c))');
  });

  it('into another that goes the opposite way at the same moment never closes a circle', async () => {
    for (let round = 0; round < 8; round += 1) {
      await server.db.execute(sql`DELETE FROM category`);
      const a = await build.category('a');
      const b = await build.category('b');
      const answers = await Promise.all([
        callEndpoint(server.app, moveCategory, { id: a, parentId: b, index: 0 }, admin),
        callEndpoint(server.app, moveCategory, { id: b, parentId: a, index: 0 }, admin),
      ]);
      expect(answers.map((answer) => answer.code ?? 'moved').toSorted()).toEqual(['Category.Cycle', 'moved']);
      expect(['a(b)', 'b(a)']).toContain(await categories());
    }
  });

  it('takes the images below along in search', async () => {
    const [nature, people] = [await build.category('自然'), await build.category('人文')];
    const village = await build.category('村落', nature);
    await build.image({ authorId, title: '炊烟', categoryId: village });
    const under = async (id: number) => (await resultOf(server.app, getImages, { categoryIds: [id] })).items.length;
    expect([await under(nature), await under(people)]).toEqual([1, 0]);
    await resultOf(server.app, moveCategory, { id: village, parentId: people, index: 0 }, admin);
    expect([await under(nature), await under(people)]).toEqual([0, 1]);
  });

  it('onto a sibling of the same name or into nothing is refused', async () => {
    const a = await build.region('a');
    await build.region('x', a);
    const other = await build.region('x');
    expect(await callEndpoint(server.app, moveRegion, { id: other, parentId: a, index: 0 }, admin)).toMatchObject({
      code: 'Region.NameTaken',
    });
    expect(await callEndpoint(server.app, moveRegion, { id: other, parentId: 999_999, index: 0 }, admin)).toMatchObject(
      { code: 'Region.NotFound' },
    );
  });
});

it('renaming changes the name and the description', async () => {
  const id = await build.category('旧');
  const node = await resultOf(server.app, updateCategory, { id, name: '新', description: '说明' }, admin);
  expect(node).toMatchObject({ name: '新', description: '说明' });
  expect(await categories()).toBe('新');
  expect(
    await callEndpoint(server.app, updateCategory, { id: 999_999, name: '新', description: '' }, admin),
  ).toMatchObject({ status: 404 });
});

describe('deleting', () => {
  it('is refused while anything belongs to the node, in any state', async () => {
    const parent = await build.category('父');
    await build.category('子', parent);
    const withImage = await build.category('有图');
    await build.image({ authorId, categoryId: withImage, reviewState: 'draft' });
    const withAlbum = await build.category('有集');
    await build.album({ authorId, title: '集', categoryId: withAlbum, reviewState: 'draft' });
    for (const id of [parent, withImage, withAlbum]) {
      expect(await callEndpoint(server.app, deleteCategory, { id }, admin)).toMatchObject({
        status: 409,
        code: 'Category.InUse',
      });
    }
    const home = await build.region('家乡');
    await build.photographer('local', { regionId: home });
    expect(await callEndpoint(server.app, deleteRegion, { id: home }, admin)).toMatchObject({
      status: 409,
      code: 'Region.InUse',
    });
  });

  it('removes an empty node once', async () => {
    const id = await build.region('空');
    expect(await callEndpoint(server.app, deleteRegion, { id }, admin)).toMatchObject({ status: 200 });
    expect(await callEndpoint(server.app, deleteRegion, { id }, admin)).toMatchObject({
      status: 404,
      code: 'Region.NotFound',
    });
    expect((await resultOf(server.app, getManagedRegions, {}, admin)).items).toEqual([]);
  });
});

it('counts include what is below', async () => {
  const parent = await build.category('父');
  const child = await build.category('子', parent);
  await build.image({ authorId, categoryId: child, reviewState: 'draft' });
  await build.album({ authorId, title: '集', categoryId: parent });
  const nodes = (await resultOf(server.app, getManagedCategories, {}, admin)).items;
  expect(nodes.map(({ name, imageCount, albumCount }) => [name, imageCount, albumCount])).toEqual([
    ['父', 1, 1],
    ['子', 1, 0],
  ]);
});
