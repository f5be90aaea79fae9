import { getCategory, getCategoryTree, getRegionTree } from '@tuyuan/contract/library/album-category-data.ts';
import {
  getAlbum,
  getAlbumImages,
  getAlbums,
  getTopicAlbum,
  getTopicAlbums,
} from '@tuyuan/contract/library/album-data.ts';
import { getImage, getImages, getSimilarImages } from '@tuyuan/contract/library/image-data.ts';
import { getPhotographerInfo, getPhotographerRank } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { findSimilar } from '../similar/index.ts';

let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const titles = (page: { items: { title: string }[] }) => page.items.map((item) => item.title);

describe('getImage', () => {
  it('answers a published image with region path, labels and what a visitor may do', async () => {
    const province = await build.region('云南');
    const county = await build.region('德钦', province);
    const category = await build.category('高山');
    const { id } = await build.image({
      authorId,
      title: '日照金山',
      regionId: county,
      categoryId: category,
      unitPrice: 5000,
    });
    await server.db.execute(
      sql`UPDATE image SET camera = '{"make": "Sony", "aperture": 8}', taken_at = '2024-05-01T16:30:00Z' WHERE id = ${id}`,
    );
    const image = await resultOf(server.app, getImage, { id });
    expect(image).toMatchObject({
      title: '日照金山',
      unitPrice: 5000,
      regions: [{ name: '云南' }, { name: '德钦' }],
      category: { id: category },
      camera: { make: 'Sony', aperture: 8, iso: null },
      takenAt: '2024-05-02T00:30:00',
      author: { userName: 'lin', avatar: '' },
      abilities: { edit: false, downloadOriginal: false },
    });
  });

  it('hides what is not published', async () => {
    for (const reviewState of ['draft', 'pending', 'rejected', 'offline'] as const) {
      const { id } = await build.image({ authorId, reviewState });
      expect(await callEndpoint(server.app, getImage, { id })).toMatchObject({ status: 404, code: 'Image.NotFound' });
    }
  });

  it('tells where it was taken only when the photographer allows it', async () => {
    const openId = await build.photographer('open', { showsPosition: true });
    const position = { latitude: 28.4, longitude: 98.9 };
    const shown = await build.image({ authorId: openId, position });
    const kept = await build.image({ authorId, position });
    expect((await resultOf(server.app, getImage, { id: shown.id })).position).toEqual(position);
    expect((await resultOf(server.app, getImage, { id: kept.id })).position).toBeNull();
  });

  it('tells an author and an administrator what they may do', async () => {
    const author = await server.logInAs('self', ['photographer']);
    const selfId = await build.photographer('self');
    const admin = await server.logInAs('boss', ['admin']);
    const { id } = await build.image({ authorId: selfId });
    expect((await resultOf(server.app, getImage, { id }, author)).abilities).toEqual({
      edit: false,
      downloadOriginal: true,
    });
    expect((await resultOf(server.app, getImage, { id }, admin)).abilities).toEqual({
      edit: true,
      downloadOriginal: true,
    });
  });
});

describe('getSimilarImages', () => {
  it('orders by likeness and leaves out the image itself and unpublished ones', async () => {
    const [query, near, far, hidden] = [
      await build.image({ authorId, title: '原图' }),
      await build.image({ authorId, title: '近' }),
      await build.image({ authorId, title: '远' }),
      await build.image({ authorId, title: '藏', reviewState: 'offline' }),
    ];
    const look = (first: number) =>
      Buffer.from(Int8Array.from({ length: 256 }, (_, i) => (i === 0 ? first : 50)).buffer);
    for (const [image, first, code] of [
      [query, 100, '0'],
      [near, 90, '0'],
      [far, -120, '1'],
      [hidden, 100, '0'],
    ] as const) {
      if (!look) throw new Error('no look');
      await server.db.execute(
        sql`INSERT INTO image_descriptor VALUES (${image.id}, 'classic-1', ${code.repeat(256)}::bit(256), ${look(first)})`,
      );
    }
    await findSimilar(server.ingest.jobs, 'tenant_default', server.db);
    const page = await resultOf(server.app, getSimilarImages, { id: query.id });
    expect(titles(page)).toEqual(['近', '远']);
  });

  it('finds the mirrored picture before all others', async () => {
    const add = async (title: string, picture: Sharp) => {
      const { id } = await build.image({ authorId, title });
      const bytes = await picture.png().toBuffer();
      const {
        looks: [look],
      } = await server.ingest.imaging.describe({ source: { bytes }, fileName: 'scene.png' });
      if (!look) throw new Error('no look');
      await server.db.execute(
        sql`INSERT INTO image_descriptor VALUES (${id}, 'classic-1', ('x' || ${look.code}::text)::bit(256), ${Buffer.from(look.descriptor)})`,
      );
      return id;
    };
    const id = await add('湖', paintScene(320, 240, 5));
    for (const seed of [1, 2, 3, 4, 6, 7, 8]) await add(`别的 ${seed}`, paintScene(320, 240, seed));
    await add('镜中湖', paintScene(320, 240, 5).flop());
    await findSimilar(server.ingest.jobs, 'tenant_default', server.db);
    const page = await resultOf(server.app, getSimilarImages, { id });
    expect(titles(page)[0]).toBe('镜中湖');
  });

  it('answers nothing for an image without a descriptor, and 404 for one that is not there', async () => {
    const { id } = await build.image({ authorId });
    expect((await resultOf(server.app, getSimilarImages, { id })).items).toEqual([]);
    expect(await callEndpoint(server.app, getSimilarImages, { id: 999_999 })).toMatchObject({ status: 404 });
  });
});

describe('getImages', () => {
  it('reads every image of an author exactly once along the cursor, newest first', async () => {
    const pagerId = await build.photographer('pager');
    for (let i = 0; i < 7; i += 1)
      await build.image({ authorId: pagerId, title: `第 ${i}`, publishedAt: `2026-01-0${1 + (i % 3)}T00:00:00Z` });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await resultOf(server.app, getImages, {
        photographerId: pagerId,
        maxResultCount: 3,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...titles(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['第 5', '第 2', '第 4', '第 1', '第 6', '第 3', '第 0']);
  });

  it('filters by category with what is below, orientation and colour together', async () => {
    const parent = await build.category('水');
    const child = await build.category('海', parent);
    await build.image({ authorId, title: '竖蓝', categoryId: child, orientation: 'portrait', colours: ['blue'] });
    await build.image({ authorId, title: '横蓝', categoryId: child, orientation: 'landscape', colours: ['blue'] });
    await build.image({ authorId, title: '竖红', categoryId: parent, orientation: 'portrait', colours: ['red'] });
    const page = await resultOf(server.app, getImages, {
      categoryIds: [parent],
      orientations: ['portrait'],
      colours: ['blue'],
    });
    expect(titles(page)).toEqual(['竖蓝']);
  });
});

describe('albums', () => {
  it('shows the chosen cover first, counts and shows published images only', async () => {
    const id = await build.album({ authorId, title: '雪山' });
    await build.image({ authorId, albumId: id, title: 'a', albumPosition: 1 });
    const chosen = await build.image({ authorId, albumId: id, title: 'b', albumPosition: 2 });
    await build.image({ authorId, albumId: id, title: 'c', albumPosition: 3, reviewState: 'pending' });
    await server.db.execute(sql`UPDATE album SET cover_image_id = ${chosen.id} WHERE id = ${id}`);
    const album = await resultOf(server.app, getAlbum, { id });
    expect(album.covers.map((cover) => cover.title)).toEqual(['b', 'a']);
    expect(album.imageCount).toBe(2);
  });

  it('pages an album’s published images in the photographer’s order', async () => {
    const id = await build.album({ authorId, title: '顺序' });
    for (const [title, albumPosition] of [
      ['三', 3],
      ['一', 1],
      ['二', 2],
    ] as const)
      await build.image({ authorId, albumId: id, title, albumPosition });
    await build.image({ authorId, albumId: id, title: '未发布', albumPosition: 0, reviewState: 'offline' });
    const first = await resultOf(server.app, getAlbumImages, { id, maxResultCount: 2 });
    expect(titles(first)).toEqual(['一', '二']);
    expect(first.totalCount).toBe(3);
    const rest = await resultOf(server.app, getAlbumImages, { id, maxResultCount: 2, cursor: first.nextCursor ?? '' });
    expect(titles(rest)).toEqual(['三']);
    expect(rest.nextCursor).toBeNull();
    expect(await callEndpoint(server.app, getAlbumImages, { id: 999_999 })).toMatchObject({ code: 'Album.NotFound' });
  });

  it('hides unpublished albums', async () => {
    const id = await build.album({ authorId, title: '草稿', reviewState: 'draft' });
    expect(await callEndpoint(server.app, getAlbum, { id })).toMatchObject({ status: 404, code: 'Album.NotFound' });
  });

  it('lists along the cursor in both orders, by a region and all below it', async () => {
    const walkerId = await build.photographer('walker');
    const province = await build.region('四川');
    const county = await build.region('稻城', province);
    for (const [title, likes, day] of [
      ['甲', 1, 1],
      ['乙', 9, 2],
      ['丙', 5, 3],
    ] as const) {
      const id = await build.album({
        authorId: walkerId,
        title,
        regionId: county,
        publishedAt: `2026-02-0${day}T00:00:00Z`,
      });
      await server.db.execute(sql`UPDATE album SET likes = ${likes} WHERE id = ${id}`);
    }
    for (const [sort, expected] of [
      ['newest', ['丙', '乙', '甲']],
      ['hottest', ['乙', '丙', '甲']],
    ] as const) {
      const first = await resultOf(server.app, getAlbums, { regionIds: [province], sort, maxResultCount: 2 });
      const second = await resultOf(server.app, getAlbums, {
        regionIds: [province],
        sort,
        maxResultCount: 2,
        cursor: first.nextCursor,
      });
      expect([...titles(first), ...titles(second)]).toEqual(expected);
      expect(first.totalCount).toBe(3);
      expect(second.nextCursor).toBeNull();
    }
  });

  it('refuses a cursor that no page answered', async () => {
    for (const cursor of [
      'x',
      Buffer.from('["a",1]').toString('base64url'),
      Buffer.from('[1e99,1]').toString('base64url'),
    ]) {
      expect(await callEndpoint(server.app, getAlbums, { cursor })).toMatchObject({
        status: 400,
        validationErrors: [{ members: ['cursor'] }],
      });
    }
  });

  it('shows topic albums from their publication on, with albums and images in the editors’ order', async () => {
    const [first, second] = [
      await build.image({ authorId, title: '先' }),
      await build.image({ authorId, title: '后' }),
    ];
    const due = await server.db.execute(
      sql`INSERT INTO topic_album (title, story, published_at) VALUES ('秋色', '故事', now()), ('未来', '', now() + interval '1 day') RETURNING id`,
    );
    const [id, futureId] = due.rows.map((row) => Number(row.id));
    await server.db.execute(
      sql`INSERT INTO topic_album_image VALUES (${id}, ${second.id}, 2), (${id}, ${first.id}, 1)`,
    );
    const topic = await resultOf(server.app, getTopicAlbum, { id });
    expect(titles({ items: topic.images })).toEqual(['先', '后']);
    expect(topic.cover?.id).toBe(first.id);
    expect(titles(await resultOf(server.app, getTopicAlbums, {}))).toEqual(['秋色']);
    expect(await callEndpoint(server.app, getTopicAlbum, { id: futureId })).toMatchObject({ status: 404 });
  });
});

describe('trees', () => {
  it('count an image at its node and at every one above', async () => {
    const root = await build.category('动物');
    const middle = await build.category('鸟', root);
    const leaf = await build.category('鹰', middle);
    for (const categoryId of [root, leaf, leaf]) await build.image({ authorId, categoryId });
    await build.image({ authorId, categoryId: leaf, reviewState: 'offline' });
    const other = await startlessTree(getCategoryTree);
    const counts = new Map(other.map((node) => [node.name, node.imageCount]));
    expect([counts.get('动物'), counts.get('鸟'), counts.get('鹰')]).toEqual([3, 2, 2]);
    const order = other.map((node) => node.name);
    expect(order.indexOf('动物')).toBeLessThan(order.indexOf('鸟'));
    const landing = await resultOf(server.app, getCategory, { id: middle });
    expect(landing).toMatchObject({
      path: [{ name: '动物' }],
      children: [{ name: '鹰' }],
      category: { imageCount: 2 },
    });
    expect(landing.photographers.map((card) => card.author.userName)).toEqual(['lin']);
  });

  it('list regions and refuse an unknown category', async () => {
    expect((await resultOf(server.app, getRegionTree, {})).items.map((node) => node.name)).toContain('云南');
    expect(await callEndpoint(server.app, getCategory, { id: 999_999 })).toMatchObject({
      status: 404,
      code: 'Category.NotFound',
    });
  });
});

/** Returns the tree as seen by a process that has not read it before. */
async function startlessTree(endpoint: typeof getCategoryTree) {
  const { forgetTrees } = await import('./library-trees.ts');
  forgetTrees(server.databases.of('tenant_default'));
  return (await resultOf(server.app, endpoint, {})).items;
}

describe('photographers', () => {
  it('are ranked by the formula over each period, newest work counting', async () => {
    const [busyId, oldId] = [await build.photographer('busy'), await build.photographer('veteran')];
    await build.image({ authorId: busyId, likes: 1000, views: 95 });
    await build.image({
      authorId: oldId,
      likes: 5000,
      publishedAt: new Date(Date.now() - 60 * 86_400_000).toISOString(),
    });
    const { computeRanking } = await import('./photographer-rank.ts');
    await computeRanking(server.db);
    const month = await resultOf(server.app, getPhotographerRank, { period: 'month' });
    const year = await resultOf(server.app, getPhotographerRank, { period: 'year' });
    expect(month.items[0]).toMatchObject({ author: { userName: 'busy' }, rank: 1, score: 10 + 9 + 5000 });
    expect(month.items.some((card) => card.author.userName === 'veteran')).toBe(false);
    expect(year.items[0]).toMatchObject({ author: { userName: 'veteran' }, rank: 1 });
    expect((await resultOf(server.app, getPhotographerInfo, { userId: busyId })).rank).toBe(1);
    expect((await resultOf(server.app, getPhotographerInfo, { userId: oldId })).rank).toBeNull();
  });

  it('are not found once deactivated', async () => {
    const goneId = await build.photographer('gone');
    await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE id = ${goneId}`);
    expect(await callEndpoint(server.app, getPhotographerInfo, { userId: goneId })).toMatchObject({
      status: 404,
      code: 'Photographer.NotFound',
    });
  });
});
