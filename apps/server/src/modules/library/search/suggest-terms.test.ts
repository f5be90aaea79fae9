import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { getSuggestions } from '@tuyuan/contract/library/advance-image-search.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';
import { listHotWords, suggestTerms } from './suggest-terms.ts';

let test: TestDatabase;
let ids: number[];

const suggest = async (input: RequestOf<typeof getSuggestions>) =>
  (await suggestTerms(test.db, getSuggestions.input.parse(input))).items.map((item) => item.text);

beforeAll(async () => {
  test = await createTestDatabase();
  const author = await plantPhotographer(test.db, '雪莲');
  ids = await plantImages(
    test.db,
    [
      { title: '雪山倒影', labels: ['雪山', '湖泊', '花'] },
      { title: '雪山日出', labels: ['雪山', '日出', '花'] },
      { title: '雪地', labels: ['雪景', '花', '向日葵'] },
    ],
    author,
  );
  await rebuildSearchTerms(test.db);
});
afterAll(() => test.drop());

describe('suggestTerms', () => {
  it('completes by writing, reading and initials, labels and frequent terms first', async () => {
    expect((await suggest({ keyword: '雪' })).slice(0, 2)).toEqual(['雪山', '雪景']);
    expect(await suggest({ keyword: 'xuesh' })).toContain('雪山');
    expect(await suggest({ keyword: 'rc' })).toEqual(['日出']);
    expect(await suggest({ keyword: '湖' })).toEqual(['湖泊']);
  });

  it('suggests no fragment of a longer word', async () => {
    expect(await suggest({ keyword: '向' })).toEqual(['向日葵']);
  });

  it('tells how many images hold a term', async () => {
    const { items } = await suggestTerms(test.db, getSuggestions.input.parse({ keyword: '雪山' }));
    expect(items).toContainEqual({ text: '雪山', count: 2 });
  });

  it('keeps the words before the one being typed', async () => {
    expect(await suggest({ keyword: '雪山 日' })).toEqual(['雪山 日出']);
  });

  it('suggests photographers apart from photos', async () => {
    expect(await suggest({ keyword: '雪', kind: 'photographer' })).toEqual(['雪莲']);
    expect(await suggest({ keyword: '日出', kind: 'photographer' })).toEqual([]);
  });

  it.each(['', ' ', '%', '_', '\\', "'", '雪%', '☃'])('takes %j for plain characters', async (keyword) => {
    expect(await suggest({ keyword })).toEqual([]);
  });
});

describe('listHotWords', () => {
  it('names the labels most images carry, no single characters', async () => {
    const { items } = await listHotWords(test.db);
    expect(items[0]).toBe('雪山');
    expect(items).not.toContain('花');
  });
});

describe('rebuildSearchTerms', () => {
  it('forgets terms that no published image holds any more and keeps the others’ counts true', async () => {
    await test.db.execute(sql`DELETE FROM image WHERE id = ${ids[1] ?? 0}`);
    await rebuildSearchTerms(test.db);
    expect(await suggest({ keyword: '日出' })).toEqual([]);
    const { items } = await suggestTerms(test.db, getSuggestions.input.parse({ keyword: '雪山' }));
    expect(items).toContainEqual({ text: '雪山', count: 1 });
  });
});
