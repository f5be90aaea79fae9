import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedBasics } from '../seed-basics.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type DemoContent, readDemoContent } from './demo-content.ts';
import type { DemoImageDetails } from './describe-demo-images.ts';
import { fillWithDemo } from './fill-with-demo.ts';

let test: TestDatabase;
let content: DemoContent;
beforeAll(async () => {
  content = await readDemoContent(join(import.meta.dirname, '../../demo'));
});
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

const tables = [
  'app_user',
  'user_role',
  'photographer',
  'category',
  'region',
  'album',
  'image',
  'topic_album',
  'topic_album_image',
  'topic_album_album',
  'home_version',
  'setting',
];
async function everything() {
  return Promise.all(
    tables.map(
      async (table) => (await test.db.execute(sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1, 2`)).rows,
    ),
  );
}
const count = async (from: string) =>
  (await test.db.execute(sql.raw(`SELECT count(*)::int AS n FROM ${from}`))).rows[0]?.n;

/** Replaces the import: inserts the rows it leaves when a picture is published. */
async function insertPublished(file: string, details: DemoImageDetails): Promise<void> {
  await test.db.execute(sql`
    INSERT INTO image (no, title, author_id, category_id, region_id, album_id, album_position, bytes, format, sha256, original_key, original_name, width, height,
      orientation, thumbhash, version, processing_state, review_state, views, published_at)
    VALUES (${file}, ${details.title}, ${details.authorId}, ${details.categoryId}, ${details.regionId}, ${details.albumId}, ${details.albumPosition}, 1, 'jpeg',
      ${createHash('sha256').update(file).digest()}, ${file}, ${file}, 3, 2, 'landscape', 'x', 'x', 'ready', 'approved', ${details.views}, ${details.publishedAt.toISOString()})
    ON CONFLICT DO NOTHING`);
}
async function importAll(images: ReadonlyMap<string, DemoImageDetails>): Promise<void> {
  for (const [file, details] of images) await insertPublished(file, details);
}
const slides = "home_version, jsonb_array_elements(design -> 'slides')";
const signal = new AbortController().signal;
const fillConference = async () => undefined;
async function seedWhole(): Promise<void> {
  await (await fillWithDemo(test.db, { content, importImages: importAll, fillConference, signal })).images;
}

describe('fillWithDemo', () => {
  it('publishes every image, album, topic album and slide of the demo', async () => {
    await seedWhole();
    expect(
      await count("image WHERE review_state = 'approved' AND album_id IS NOT NULL AND category_id IS NOT NULL"),
    ).toBe(content.images.length);
    expect(await count("album WHERE review_state = 'approved' AND cover_image_id IS NOT NULL")).toBe(
      content.albums.length,
    );
    expect(await count('album_search')).toBe(content.albums.length);
    expect(await count('topic_album WHERE published_at < now() AND cover_image_id IS NOT NULL')).toBe(
      content.topicAlbums.length,
    );
    expect(await count(slides)).toBe(content.carousels.length);
    expect(await count('category WHERE cover_image_id IS NOT NULL')).toBe(content.categories.length);
    expect(
      await count(
        'photographer p JOIN app_user u ON u.id = p.user_id WHERE avatar_image_id > 0 AND background_image_id > 0',
      ),
    ).toBe(content.photographers.length);
    const units = everyUnit(content.units);
    expect(await count('organization_unit WHERE cover_image_id > 0')).toBe(units.filter(({ cover }) => cover).length);
    expect(await count('organization_unit_member')).toBe(units.flatMap(({ members }) => members).length);
  });

  it('counts as views of a photographer those of the photographer’s images', async () => {
    await seedWhole();
    const { rows } = await test.db.execute(sql`
      SELECT u.user_name FROM photographer p JOIN app_user u ON u.id = p.user_id
      WHERE view_count <> (SELECT sum(views) FROM image i WHERE i.author_id = p.user_id)`);
    expect(rows).toEqual([]);
  });

  it('changes nothing the second time, even what an editor has changed or removed', async () => {
    await seedWhole();
    await test.db.execute(sql`UPDATE home_version SET design = jsonb_set(design, '{slides}', '[]')`);
    await test.db.execute(sql`UPDATE setting SET value = '别的名字' WHERE name = 'siteName'`);
    const before = await everything();
    let imports = 0;
    const again = await fillWithDemo(test.db, {
      content,
      importImages: async () => void imports++,
      fillConference,
      signal,
    });
    await again.images;
    expect(imports).toBe(0);
    expect(await everything()).toEqual(before);
  });

  it('completes what was interrupted in the middle of the import', async () => {
    const interrupted = await fillWithDemo(test.db, {
      content,
      signal,
      fillConference,
      async importImages(images) {
        for (const [file, details] of [...images].slice(0, 30)) await insertPublished(file, details);
        throw new Error('killed');
      },
    });
    await expect(interrupted.images).rejects.toThrow('killed');
    await seedWhole();
    expect(await count('image')).toBe(content.images.length);
    expect(await count(slides)).toBe(content.carousels.length);
    expect(await count("album WHERE review_state = 'approved'")).toBe(content.albums.length);
  });

  it('lets people log in before the first picture is there', async () => {
    const { images } = await fillWithDemo(test.db, {
      content,
      fillConference,
      importImages: () => Promise.reject(new Error('no room')),
      signal,
    });
    images.catch(() => undefined);
    expect(
      await count(
        "app_user u JOIN user_role ur ON ur.user_id = u.id JOIN role r ON r.id = ur.role_id WHERE r.name = 'admin' AND u.user_name = 'admin'",
      ),
    ).toBe(1);
    expect(await count("album WHERE review_state = 'approved'")).toBe(0);
    await expect(images).rejects.toThrow('no room');
  });

  it('leaves a site alone that was started without the demo', async () => {
    const first = await seedBasics(test.db, { isHost: true });
    expect(first?.adminPassword).toMatch(/^[\w-]{20}$/);
    const before = await everything();
    await seedWhole();
    expect(await everything()).toEqual(before);
  });
});

describe('seedBasics', () => {
  it('makes one administrator, once', async () => {
    await seedBasics(test.db, { isHost: true });
    const before = await everything();
    expect(await seedBasics(test.db, { isHost: true })).toBeNull();
    expect(await everything()).toEqual(before);
    expect(await count('app_user')).toBe(1);
    expect(await count('image')).toBe(0);
  });
});

function everyUnit(units: DemoContent['units']): DemoContent['units'] {
  return units.flatMap((unit) => [unit, ...everyUnit(unit.children)]);
}
