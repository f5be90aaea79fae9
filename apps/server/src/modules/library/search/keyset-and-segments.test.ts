import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { searchImages as endpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { loadAlbumCards, loadImageCards, loadPhotographerCards } from '../catalogue/index.ts';
import { balanceSegments } from './balance-segments.ts';
import { browseImages } from './browse-images.ts';
import { reindexStale } from './reindex-stale.ts';
import { searchImages } from './search-images.ts';
import { refreshImagePopularity } from './search-index.repository.ts';

const timeZone = 'Asia/Shanghai';
const parts = { timeZone, cards: { loadImageCards, loadAlbumCards, loadPhotographerCards } };
const planted = 30;
let test: TestDatabase;
let author: number;

const search = (input: RequestOf<typeof endpoint>) => searchImages(test.db, endpoint.input.parse(input), parts);
const day = (n: number) => `2025-01-${String(n + 1).padStart(2, '0')}T00:00:00Z`;

async function allTitles(input: RequestOf<typeof endpoint>, betweenPages?: () => Promise<unknown>): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search({ ...input, maxResultCount: 7, ...(cursor && { cursor }) });
    titles.push(...page.items.map((hit) => hit.title));
    cursor = page.nextCursor ?? undefined;
    if (cursor) await betweenPages?.();
  } while (cursor);
  return titles;
}

beforeAll(async () => {
  test = await createTestDatabase();
  author = await plantPhotographer(test.db, '李娟');
  // Not in the order of publication, and several of one moment.
  const order = Array.from({ length: planted }, (_, n) => (n * 7) % planted);
  await plantImages(
    test.db,
    order.map((n) => ({
      title: `雪山${n}`,
      labels: ['自然'],
      publishedAt: day(Math.floor(n / 2)),
      views: n % 5,
      downloads: n % 3,
    })),
    author,
  );
});
afterAll(() => test.drop());

describe('paging by key', () => {
  it('neither repeats nor skips when images are published between pages', async () => {
    let later = 0;
    const publish = async () => {
      later += 1;
      await plantImages(test.db, [{ title: `新雪山${later}`, publishedAt: '2026-01-01T00:00:00Z' }], author);
    };
    const titles = await allTitles({ keyword: '雪山', sort: 'newest' }, publish);
    expect(titles).toHaveLength(planted);
    expect(new Set(titles).size).toBe(planted);
    await test.db.execute(sql`DELETE FROM image WHERE title LIKE '新%'`);
  });

  it.each(['newest', 'hottest', 'downloads', 'relevance'] as const)('reads every image once by %s', async (sort) => {
    for (const keyword of ['', '自然']) expect(new Set(await allTitles({ keyword, sort })).size).toBe(planted);
  });

  it('goes from newest to oldest', async () => {
    const places = (await allTitles({ keyword: '自然', sort: 'newest' })).map((title) =>
      Math.floor(Number(title.slice(2)) / 2),
    );
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });

  it('refuses a cursor that was not written here or belongs to another sort', async () => {
    const { nextCursor } = await search({ sort: 'newest', maxResultCount: 3 });
    const forged = Buffer.from(
      JSON.stringify({ by: 'key', sort: 'newest', value: "' OR true --", imageId: 1, total: 1 }),
    ).toString('base64url');
    for (const input of [
      { cursor: 'nonsense' },
      { cursor: forged, sort: 'newest' as const },
      { cursor: nextCursor ?? '', sort: 'hottest' as const },
    ])
      await expect(search(input)).rejects.toMatchObject({ code: 'Request.Invalid' });
  });

  it('browses by filters alone', async () => {
    const first = await browseImages(
      test.db,
      getImages.input.parse({ photographerId: author, maxResultCount: 10 }),
      parts,
    );
    expect(first.totalCount).toBe(planted);
    const second = await browseImages(
      test.db,
      getImages.input.parse({ photographerId: author, maxResultCount: 10, cursor: first.nextCursor }),
      parts,
    );
    expect(new Set([...first.items, ...second.items].map((image) => image.id)).size).toBe(20);
  });
});

describe('balanceSegments', () => {
  it('cuts an overfull segment and changes nothing anyone can see', async () => {
    const before = await allTitles({ keyword: '自然', sort: 'newest' });
    await balanceSegments(test.db, 8);
    const segments = (
      await test.db.execute(sql`SELECT segment FROM image_search GROUP BY segment HAVING count(*) > 15`)
    ).rows;
    expect(segments).toEqual([]);
    expect((await test.db.execute(sql`SELECT count(*)::int AS n FROM search_segment`)).rows[0]?.n).toBeGreaterThan(3);
    expect(await allTitles({ keyword: '自然', sort: 'newest' })).toEqual(before);
    expect((await search({ keyword: '自然' })).totalCount).toBe(planted);
  });

  it('puts an old image published late into its own segment', async () => {
    await plantImages(
      test.db,
      [{ title: '旧雪山', labels: ['自然'], publishedAt: day(2).replace('00:00:00', '12:00:00') }],
      author,
    );
    const titles = await allTitles({ keyword: '自然', sort: 'newest' });
    expect(titles.indexOf('旧雪山')).toBe(titles.length - 7);
  });
});

describe('reindexStale', () => {
  it('indexes again what another tokenizer wrote, and what was never indexed', async () => {
    await test.db.execute(sql`UPDATE image_search SET tokenizer_version = 0, tsv = '' WHERE image_id <= 10`);
    await test.db.execute(sql`DELETE FROM image_search WHERE image_id > 25`);
    await reindexStale(test.db, timeZone);
    expect((await search({ keyword: '自然' })).totalCount).toBe(planted + 1);
    expect(await reindexStale(test.db, timeZone)).toBe(0);
  });

  it('brings every popularity up to date, batch after batch, and leaves what moved little', async () => {
    const popularityOf = async (id: number) => {
      const { rows } = await test.db.execute(sql`SELECT popularity FROM image_search WHERE image_id = ${id}`);
      return rows[0]?.popularity;
    };
    await test.db.execute(sql`UPDATE image SET views = 1000, likes = 0, collects = 0, downloads = 0, sales = 0`);
    await reindexStale(test.db, timeZone);
    await test.db.execute(
      sql`UPDATE image SET views = CASE WHEN id = 3 THEN 1050 WHEN id > 4 THEN 5000 ELSE views END`,
    );
    expect(await refreshImagePopularity(test.db, { images: 'all', after: 0, limit: 2 })).toEqual([5, 6]);
    expect(await refreshImagePopularity(test.db, { images: 'all', after: 6, limit: 2 })).toEqual([7, 8]);
    await reindexStale(test.db, timeZone);
    expect(await Promise.all([3, 4, 5, 20].map(popularityOf))).toEqual([1000, 1000, 5000, 5000]);
  });
});
