import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { searchImages as endpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantImages, plantNode, plantPhotographer } from '../../../testing/plant-images.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { loadAlbumCards, loadImageCards, loadPhotographerCards } from '../catalogue/index.ts';
import { indexImages } from './index-images.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';
import { searchImages } from './search-images.ts';
import { tenantSynonyms } from './tenant-synonyms.ts';

const timeZone = 'Asia/Shanghai';
const now = () => Date.parse('2026-11-25T12:00:00+08:00');
const parts = { timeZone, now, cards: { loadImageCards, loadAlbumCards, loadPhotographerCards } };
let test: TestDatabase;
let ids: number[];
let zhaxi: number;
let diqing: number;
let yunnan: number;
let scenery: number;
let peaks: number;

const search = (input: RequestOf<typeof endpoint>) => searchImages(test.db, endpoint.input.parse(input), parts);
const titles = async (input: RequestOf<typeof endpoint>) => (await search(input)).items.map((hit) => hit.title);

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  zhaxi = await plantPhotographer(db, '扎西顿珠');
  const li = await plantPhotographer(db, '李娟');
  yunnan = await plantNode(db, 'region', '云南省');
  diqing = await plantNode(db, 'region', '迪庆州', yunnan);
  const dali = await plantNode(db, 'region', '大理州', yunnan);
  scenery = await plantNode(db, 'category', '风光');
  peaks = await plantNode(db, 'category', '雪山', scenery);
  const city = await plantNode(db, 'category', '城市');
  ids = await plantImages(
    db,
    [
      {
        title: '梅里雪山日照金山',
        labels: ['雪山', '日出'],
        regionId: diqing,
        categoryId: peaks,
        colours: ['orange', 'blue'],
        takenAt: '2025-03-01T00:30:00+08',
        camera: { make: 'NIKON CORPORATION', model: 'NIKON Z 8' },
        price: 8800,
        downloads: 5,
      },
      {
        title: '晨光中的雪岭',
        labels: ['高原'],
        regionId: diqing,
        categoryId: peaks,
        orientation: 'portrait',
        colours: ['blue'],
        takenAt: '2024-12-31T23:30:00+08',
        canUseAuthPay: true,
        views: 900,
      },
      {
        title: '大理古城夜景',
        labels: ['夜景', '古镇'],
        regionId: dali,
        categoryId: city,
        authorId: li,
        colours: ['black'],
        takenAt: '2024-05-01T20:00:00+08',
        price: 0,
      },
      {
        title: '洱海上的一叶孤舟',
        labels: ['湖泊'],
        description: '清晨的薄雾里摇橹的老人',
        regionId: dali,
        categoryId: scenery,
        authorId: li,
        orientation: 'square',
        views: 50,
      },
      { title: '都市天际线', labels: ['城市'], categoryId: city, authorId: li, downloads: 9 },
    ],
    zhaxi,
  );
  await rebuildSearchTerms(db);
});
afterAll(() => test.drop());

describe('words', () => {
  it('finds by title, label, description, author, region and category', async () => {
    expect(await titles({ keyword: '日照金山' })).toContain('梅里雪山日照金山');
    expect(await titles({ keyword: '湖泊' })).toEqual(['洱海上的一叶孤舟']);
    expect(await titles({ keyword: '摇橹' })).toEqual(['洱海上的一叶孤舟']);
    expect(await titles({ keyword: '李娟' })).toHaveLength(3);
    expect(await titles({ keyword: '迪庆州' })).toHaveLength(2);
    expect(await titles({ keyword: '城市' })).toContain('都市天际线');
  });

  it('needs every word that helps, and says which it left out', async () => {
    expect(await titles({ keyword: '大理 夜景' })).toEqual(['大理古城夜景']);
    expect((await search({ keyword: '大理 夜景' })).dropped).toEqual([]);
    const relaxed = await search({ keyword: '大理的夜景海报' });
    expect(relaxed.items.map((hit) => hit.title)).toEqual(['大理古城夜景']);
    expect(relaxed.dropped).toEqual(['海报']);
    expect(await titles({ keyword: '大理 海报', exact: true })).toEqual([]);
  });

  it('reads a whole sentence', async () => {
    expect((await titles({ keyword: '有没有李娟拍的大理夜景照片' }))[0]).toBe('大理古城夜景');
    expect((await titles({ keyword: '请帮我找几张湖泊的图' }))[0]).toBe('洱海上的一叶孤舟');
  });

  it('finds by time, as people say it', async () => {
    expect(await titles({ keyword: '去年的雪山' })).toEqual(['梅里雪山日照金山']);
    expect(await titles({ keyword: '2024年五月' })).toEqual(['大理古城夜景']);
    expect(await titles({ keyword: '五一的夜景' })).toEqual(['大理古城夜景']);
    expect(await titles({ keyword: '冬天的雪山' })).toEqual(['晨光中的雪岭']);
  });

  it('finds by English, and by the camera in both languages', async () => {
    expect(await titles({ keyword: 'lake' })).toEqual(['洱海上的一叶孤舟']);
    expect(await titles({ keyword: 'night view' })).toContain('大理古城夜景');
    for (const keyword of ['尼康', 'nikon z8', '尼康拍的雪山'])
      expect(await titles({ keyword }), keyword).toEqual(['梅里雪山日照金山']);
  });

  it('finds a rare word by words of the same meaning', async () => {
    expect(await titles({ keyword: '湖水倒影' })).toEqual(['洱海上的一叶孤舟']);
  });

  it('finds by the words that editors gave the same meaning, at once', async () => {
    expect(await titles({ keyword: '小普陀' })).toEqual([]);
    await test.db.execute(sql`INSERT INTO search_synonym (words) VALUES ('{小普陀,孤舟}')`);
    tenantSynonyms.forget(test.db);
    expect(await titles({ keyword: '小普陀' })).toEqual(['洱海上的一叶孤舟']);
  });

  it('finds by a single character', async () => {
    expect(await titles({ keyword: '舟' })).toEqual(['洱海上的一叶孤舟']);
  });

  it('finds by a name within a sentence, not by one of its characters', async () => {
    expect(await titles({ keyword: '扎西顿珠拍的' })).toHaveLength(2);
    expect(await titles({ keyword: '娟' })).toEqual([]);
  });

  it('finds by pinyin, initials, joined pinyin and traditional characters', async () => {
    expect(await titles({ keyword: 'xueshan' })).toContain('梅里雪山日照金山');
    expect(await titles({ keyword: 'dlgc' })).toEqual(['大理古城夜景']);
    expect(await titles({ keyword: 'daliyejing' })).toEqual(['大理古城夜景']);
    expect(await titles({ keyword: '晨光中的雪嶺' })).toContain('晨光中的雪岭');
  });

  it('finds two words side by side inside a title by their initials', async () => {
    expect(await titles({ keyword: 'gcyj' })).toEqual(['大理古城夜景']);
    expect(await titles({ keyword: 'yjgc' })).toEqual([]);
  });

  it('finds a synonym, says so, and leaves it out when asked for the words as typed', async () => {
    const answer = await search({ keyword: '雪峰' });
    expect(answer.items.map((hit) => hit.title)).toContain('晨光中的雪岭');
    expect(answer.synonyms).toContain('雪岭');
    expect(answer.items.find((hit) => hit.title === '晨光中的雪岭')?.reasons).toEqual([
      { kind: 'synonym', query: '雪峰', matched: '雪岭' },
    ]);
    expect(await titles({ keyword: '雪峰', exact: true })).toEqual([]);
  });

  it('ranks a title before a label', async () => {
    expect((await titles({ keyword: '夜景' }))[0]).toBe('大理古城夜景');
  });

  it('finds by number, whole or begun', async () => {
    const no = (await search({ keyword: '大理古城夜景' })).items[0]?.no ?? '';
    expect(await titles({ keyword: no })).toEqual(['大理古城夜景']);
    expect(await titles({ keyword: no.slice(0, 8).toLowerCase() })).toHaveLength(5);
    expect(await titles({ no: no.slice(0, -1) })).toHaveLength(5);
  });

  it('finds nothing for nonsense and for mere signs', async () => {
    for (const keyword of ['量子纠缠态', 'qwzxv', '!!!', '鑫淼焱垚', '的的的的', '山药', '雪茄', "' OR 1=1 --"])
      expect(await titles({ keyword }), keyword).toEqual([]);
  });

  it('searches the wording that was meant, and says so', async () => {
    const answer = await search({ keyword: '雪善' });
    expect(answer.corrected).toBe('雪山');
    expect(answer.items.map((hit) => hit.title)).toContain('梅里雪山日照金山');
    expect((await search({ keyword: '大理 夜境' })).corrected).toBe('大理 夜景');
    expect((await search({ keyword: '湖白' })).corrected).toBe('湖泊');
    expect((await search({ keyword: '量子纠缠态' })).corrected).toBeNull();
  });

  it('reads on in the wording that was meant', async () => {
    const first = await search({ keyword: '雪善', maxResultCount: 1 });
    const second = await search({ keyword: '雪善', maxResultCount: 1, cursor: String(first.nextCursor) });
    expect(second.items.map((hit) => hit.id)).not.toContain(first.items[0]?.id);
    expect(second.items).toHaveLength(1);
  });

  it.each([
    `'; DROP TABLE image; --`,
    `a' | 'b`,
    `\\`,
    `'':*`,
    `¤|#free`,
    `!(雪山)`,
    `<-> & |`,
    `%_%`,
    `${'雪'.repeat(200)}`,
    `\u202e雪山`,
    '😀🏔',
  ])('answers %j harmlessly', async (keyword) => {
    await expect(
      search({
        keyword,
        title: keyword.slice(0, 100),
        author: keyword.slice(0, 100),
        description: keyword,
        no: keyword.slice(0, 40),
      }),
    ).resolves.toBeDefined();
    expect((await test.db.execute(sql`SELECT 1 FROM image`)).rowCount).toBe(5);
  });
});

describe('filters', () => {
  it('includes the descendants of a category and of a region', async () => {
    expect(await titles({ categoryIds: [scenery] })).toHaveLength(3);
    expect(await titles({ categoryIds: [peaks] })).toHaveLength(2);
    expect(await titles({ regionIds: [yunnan] })).toHaveLength(4);
    expect(await titles({ regionIds: [diqing], categoryIds: [peaks] })).toHaveLength(2);
  });

  it('narrows by orientation, any of several colours, and year in the site’s time zone', async () => {
    expect(await titles({ orientations: ['square'] })).toEqual(['洱海上的一叶孤舟']);
    expect(await titles({ colours: ['orange', 'black'] })).toHaveLength(2);
    expect(await titles({ years: [2024] })).toHaveLength(2);
  });

  it('narrows by the days a picture was taken on, both included', async () => {
    expect(await titles({ takenFrom: '2024-12-31', takenTo: '2025-03-01' })).toHaveLength(2);
    expect(await titles({ takenFrom: '2025-01-01', takenTo: '2025-03-01' })).toEqual(['梅里雪山日照金山']);
  });

  it('narrows by price and package payment', async () => {
    expect(await titles({ isFree: true })).toEqual(['大理古城夜景']);
    expect(await titles({ canUseAuthPay: true })).toEqual(['晨光中的雪岭']);
    expect(await titles({ maxUnitPrice: 1000 })).toHaveLength(4);
  });

  it('narrows by title, description and author alone', async () => {
    expect(await titles({ title: '雪岭' })).toEqual(['晨光中的雪岭']);
    expect(await titles({ title: '高原' })).toEqual([]);
    expect(await titles({ description: '老人' })).toEqual(['洱海上的一叶孤舟']);
    expect(await titles({ author: '顿珠' })).toHaveLength(2);
    expect(await titles({ author: '%' })).toEqual([]);
    expect(await titles({ photographerId: zhaxi })).toHaveLength(2);
  });

  it('offers to drop the condition that costs most hits', async () => {
    const answer = await search({ keyword: '夜景', regionIds: [diqing] });
    expect(answer.totalCount).toBe(0);
    expect(answer.relaxations).toContainEqual({ condition: 'regionIds', word: null, gain: 1 });
    expect(answer.relaxations).toContainEqual({ condition: 'keyword', word: '夜景', gain: 2 });
  });
});

describe('facets', () => {
  it('counts a node with its descendants', async () => {
    const { facets } = await search({});
    expect(facets?.categories).toContainEqual({ id: scenery, name: '风光', count: 3 });
    expect(facets?.regions).toContainEqual({ id: yunnan, name: '云南省', count: 4 });
    expect(facets?.countsAreLowerBounds).toBe(false);
  });

  it('counts each facet without its own selection, but with the others’', async () => {
    const { facets, totalCount } = await search({ regionIds: [diqing], orientations: ['portrait'] });
    expect(totalCount).toBe(1);
    expect(facets?.regions.map((region) => region.name)).toEqual(['云南省', '迪庆州']);
    expect(facets?.orientations).toEqual([
      { value: 'landscape', count: 1 },
      { value: 'portrait', count: 1 },
    ]);
    expect(facets?.colours).toEqual([{ value: 'blue', count: 1 }]);
  });

  it('counts years and colours of the hits', async () => {
    const { facets } = await search({ keyword: '迪庆州' });
    expect(facets?.years).toEqual([
      { value: 2025, count: 1 },
      { value: 2024, count: 1 },
    ]);
    expect(facets?.colours).toEqual([
      { value: 'orange', count: 1 },
      { value: 'blue', count: 2 },
    ]);
  });
});

describe('what is published', () => {
  it('sorts by publication, popularity and downloads', async () => {
    expect((await titles({ sort: 'downloads' }))[0]).toBe('都市天际线');
    expect((await titles({ sort: 'hottest' }))[0]).toBe('晨光中的雪岭');
    expect(await titles({ sort: 'newest' })).toHaveLength(5);
  });

  it('does not find an image that went offline, and finds it again', async () => {
    const [id = 0] = ids;
    await test.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${id}`);
    await indexImages(test.db, [id], timeZone);
    expect(await titles({ keyword: '梅里雪山' })).toEqual([]);
    await test.db.execute(sql`UPDATE image SET review_state = 'approved' WHERE id = ${id}`);
    await indexImages(test.db, [id], timeZone);
    expect(await titles({ keyword: '梅里雪山' })).toEqual(['梅里雪山日照金山']);
  });
});
