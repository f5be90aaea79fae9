import { readFileSync } from 'node:fs';
import { searchImages as endpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { searchImages } from '@tuyuan/server/src/modules/library/index.ts';
import { rebuildSearchTerms } from '@tuyuan/server/src/modules/library/search/rebuild-search-terms.ts';
import { type Database, databaseOver } from '@tuyuan/server/src/platform/database/database.ts';
import { plantImages, plantNode, plantPhotographer } from '@tuyuan/server/src/testing/plant-images.ts';
import { z } from 'zod';
import { openBenchDatabase } from './bench-database.ts';
import { searchParts } from './search-parts.ts';

const Facts = z.object({ subject: z.string(), place: z.string(), author: z.string() });
const Entry = Facts.extend({
  title: z.string(),
  labels: z.array(z.string()),
  description: z.string(),
  region: z.array(z.string()),
  category: z.string(),
});
const Fixture = z.object({
  corpus: z.array(Entry),
  queries: z.array(z.object({ text: z.string(), kind: z.string(), expect: Facts.partial() })),
  nonsense: z.array(z.string()),
});
type Fixture = z.infer<typeof Fixture>;

export interface Truth {
  queries: number;
  /** Share of queries with an expected picture among the first ten. */
  successAt10: number;
  /** Share of the expected among the first ten found. */
  precisionAt10: number;
  nonsense: number;
  nonsenseEmpty: number;
  /** Share of hits that name a reason. */
  explained: number;
  misses: string[];
  found: string[];
}

async function plantCorpus(db: Database, { corpus }: Fixture): Promise<Map<number, z.infer<typeof Facts>>> {
  const authors = new Map<string, number>();
  const nodes = new Map<string, number>();
  const node = async (table: 'region' | 'category', name: string | undefined, parent?: number) => {
    if (name === undefined || name === '') return undefined;
    const key = `${table} ${name} ${parent ?? ''}`;
    const id = nodes.get(key) ?? (await plantNode(db, table, name, parent));
    nodes.set(key, id);
    return id;
  };
  const images = [];
  for (const entry of corpus) {
    const authorId = authors.get(entry.author) ?? (await plantPhotographer(db, entry.author));
    authors.set(entry.author, authorId);
    const prefecture = await node('region', entry.region[0]);
    const regionId = (await node('region', entry.region[1], prefecture)) ?? prefecture;
    const categoryId = await node('category', entry.category);
    images.push({
      title: entry.title,
      labels: [...new Set(entry.labels)],
      description: entry.description,
      authorId,
      ...(regionId && { regionId }),
      ...(categoryId && { categoryId }),
    });
  }
  const ids = await plantImages(db, images, 0);
  await rebuildSearchTerms(db);
  return new Map(ids.flatMap((id, index) => (corpus[index] === undefined ? [] : [[id, corpus[index]] as const])));
}

/** Runs the fixture's queries over its corpus in a scratch schema. */
export async function measureTruth(): Promise<Truth> {
  const fixture = Fixture.parse(JSON.parse(readFileSync(new URL('./search-fixture.json', import.meta.url), 'utf8')));
  const opened = await openBenchDatabase('search_fixture', 4);
  const db = databaseOver(opened.pool);
  const search = (keyword: string) =>
    searchImages(db, endpoint.input.parse({ keyword, maxResultCount: 10 }), searchParts);
  try {
    const facts = await plantCorpus(db, fixture);
    const truth: Truth = {
      queries: fixture.queries.length,
      successAt10: 0,
      precisionAt10: 0,
      nonsense: fixture.nonsense.length,
      nonsenseEmpty: 0,
      explained: 0,
      misses: [],
      found: [],
    };
    let hits = 0;
    let right = 0;
    let reasoned = 0;
    let succeeded = 0;
    for (const { text, kind, expect } of fixture.queries) {
      const answer = await search(text);
      const isExpected = (id: number) => {
        const { subject, place, author } = { ...facts.get(id), ...expect };
        const known = facts.get(id);
        return known?.subject === subject && known?.place === place && known?.author === author;
      };
      const expected = answer.items.filter((hit) => isExpected(hit.id)).length;
      if (expected > 0) succeeded += 1;
      else truth.misses.push(`${kind}: ${text} (${answer.items.length} hits)`);
      hits += answer.items.length;
      right += expected;
      reasoned += answer.items.filter((hit) => hit.reasons.length > 0).length;
    }
    for (const text of fixture.nonsense) {
      const answer = await search(text);
      if (answer.totalCount === 0) truth.nonsenseEmpty += 1;
      else truth.found.push(`${text}: ${answer.items[0]?.title}`);
    }
    return {
      ...truth,
      successAt10: succeeded / truth.queries,
      precisionAt10: right / hits,
      explained: reasoned / hits,
      nonsenseEmpty: truth.nonsenseEmpty / truth.nonsense,
    };
  } finally {
    await opened.close();
  }
}
