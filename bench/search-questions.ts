import { readFileSync } from 'node:fs';
import { searchImages as endpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { readDemoContent } from '@tuyuan/server/src/demo/demo-content.ts';
import { searchImages } from '@tuyuan/server/src/modules/library/index.ts';
import { rebuildSearchTerms } from '@tuyuan/server/src/modules/library/search/rebuild-search-terms.ts';
import { type Database, databaseOver } from '@tuyuan/server/src/platform/database/database.ts';
import { plantImages, plantNode, plantPhotographer } from '@tuyuan/server/src/testing/plant-images.ts';
import { z } from 'zod';
import { openBenchDatabase } from './bench-database.ts';
import { searchParts } from './search-parts.ts';

/** Pictures are named by the beginning of their files: `031` is `031-hills-3.jpg`, `p1` is `panorama-1.jpg`. */
const Questions = z.object({
  now: z.iso.datetime({ offset: true }),
  /** Make and model by photographer. */
  cameras: z.record(z.string(), z.tuple([z.string(), z.string()])),
  takenAt: z.record(z.string(), z.string()),
  questions: z.array(
    z.object({ query: z.string(), kind: z.string(), held: z.boolean(), expected: z.string().transform(namesIn) }),
  ),
});
type Questions = z.infer<typeof Questions>;

export interface Answered {
  query: string;
  kind: string;
  /** True for questions that nothing is tuned on. */
  held: boolean;
  /** An expected picture among the first ten; for nonsense, nothing found. */
  isRight: boolean;
  /** Share of the first pictures that are expected ones, of as many as are expected, ten at most. */
  precision: number;
  /** Titles of the first three found. */
  found: string[];
}

function namesIn(text: string): string[] {
  return text.split(' ').filter((name) => name !== '');
}

const nameOf = (file: string) => (file.startsWith('panorama-') ? `p${file[9]}` : file.slice(0, 3));

async function plantDemo(db: Database, { now, cameras, takenAt }: Questions): Promise<Map<number, string>> {
  const content = await readDemoContent(new URL('../apps/server/demo', import.meta.url).pathname);
  const nodes = new Map<string, number>();
  const node = async (table: 'region' | 'category', path: string | null): Promise<number | undefined> => {
    let id: number | undefined;
    const steps = path?.split('/') ?? [];
    for (const [depth, name] of steps.entries()) {
      const key = `${table} ${steps.slice(0, depth + 1).join('/')}`;
      id = nodes.get(key) ?? (await plantNode(db, table, name, id));
      nodes.set(key, id);
    }
    return id;
  };
  const authors = new Map<string, number>();
  for (const { userName, nickName } of content.photographers)
    authors.set(userName, await plantPhotographer(db, nickName));
  const authorOf = (file: string) => content.albums.find((album) => album.images.includes(file))?.author ?? '';
  const planted = [];
  for (const image of content.images) {
    const regionId = await node('region', image.region);
    const categoryId = await node('category', image.category);
    const taken = takenAt[nameOf(image.file)];
    const author = authorOf(image.file);
    const [make, model] = cameras[author] ?? [null, null];
    planted.push({
      ...{ title: image.title, labels: image.labels, description: image.description, views: image.views },
      authorId: authors.get(author) ?? 0,
      publishedAt: new Date(Date.parse(now) - image.publishedMinutesAgo * 60_000).toISOString(),
      ...(regionId && { regionId }),
      ...(categoryId && { categoryId }),
      ...(taken && { takenAt: taken }),
      camera: { make, model },
    });
  }
  const ids = await plantImages(db, planted, 0);
  await rebuildSearchTerms(db);
  return new Map(ids.map((id, index) => [id, nameOf(content.images[index]?.file ?? '')]));
}

/** Asks the second fixture's questions over the demo's pictures in a scratch schema, as a person sees the first answer. */
export async function answerQuestions(): Promise<Answered[]> {
  const file = new URL('./search-questions.json', import.meta.url);
  const fixture = Questions.parse(JSON.parse(readFileSync(file, 'utf8')));
  const opened = await openBenchDatabase('search_questions', 4);
  const db = databaseOver(opened.pool);
  const parts = { ...searchParts, now: () => Date.parse(fixture.now) };
  try {
    const names = await plantDemo(db, fixture);
    const answered: Answered[] = [];
    for (const { query, kind, held, expected } of fixture.questions) {
      const answer = await searchImages(db, endpoint.input.parse({ keyword: query, maxResultCount: 10 }), parts);
      const hits = answer.items.map((hit) => expected.includes(names.get(hit.id) ?? ''));
      const asked = Math.min(10, expected.length);
      answered.push({
        ...{ query, kind, held },
        isRight: expected.length === 0 ? answer.totalCount === 0 : hits.includes(true),
        precision: asked === 0 ? 1 : hits.slice(0, asked).filter(Boolean).length / asked,
        found: answer.items.slice(0, 3).map((hit) => hit.title),
      });
    }
    return answered;
  } finally {
    await opened.close();
  }
}
