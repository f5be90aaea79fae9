import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { readDemoContent } from '../demo/demo-content.ts';
import type { DemoImageDetails } from '../demo/describe-demo-images.ts';
import { fillWithDemo } from '../demo/fill-with-demo.ts';
import { linkHall } from '../demo/link-hall.ts';
import { seedCheckIn } from '../demo/seed-check-in.ts';
import { seedConferences } from '../demo/seed-conferences.ts';
import { seedHall } from '../demo/seed-hall.ts';
import { seedLogistics } from '../demo/seed-logistics.ts';
import { seedNotices } from '../demo/seed-notices.ts';
import { seedSchedule } from '../demo/seed-schedule.ts';
import { seedSensitiveWords } from '../demo/seed-sensitive-words.ts';
import type { TestServer } from './test-server.ts';

/** Fills a server's library, which has no users yet, with the demo; its pictures have rows but no files. Nearly every table then has a row 1. */
export async function fillDemoWorld({ db, ingest, ticketBox, lotteryBox }: TestServer): Promise<void> {
  const folder = readConfig({ NODE_ENV: 'test' }).DEMO_PHOTOS;
  const library = { schema: 'tenant_default', db };
  const hall = { timeZone: ingest.timeZone, lotteryBox };

  async function insertPublished(file: string, details: DemoImageDetails): Promise<void> {
    await db.execute(sql`
      INSERT INTO image (no, title, author_id, category_id, region_id, album_id, album_position, bytes, format, sha256, original_key, original_name, width, height,
        orientation, thumbhash, version, processing_state, review_state, views, published_at)
      VALUES (${file}, ${details.title}, ${details.authorId}, ${details.categoryId}, ${details.regionId}, ${details.albumId}, ${details.albumPosition}, 1, 'jpeg',
        ${createHash('sha256').update(file).digest()}, ${`tenant_default/orig/${file}`}, ${file}, 3, 2, 'landscape', 'x', 'x', 'ready', 'approved', ${details.views}, ${details.publishedAt.toISOString()})
      ON CONFLICT DO NOTHING`);
  }

  const { images } = await fillWithDemo(db, {
    content: await readDemoContent(folder),
    signal: new AbortController().signal,
    async importImages(found) {
      for (const [file, details] of found) await insertPublished(file, details);
    },
    async fillConference() {
      await seedSensitiveWords(db);
      await seedConferences(ingest, library, { folder, box: ticketBox });
      await seedSchedule(ingest, library, folder);
      await seedLogistics(db, ingest.timeZone);
      await seedNotices(db, ingest.timeZone);
      await seedHall(db, hall);
      await seedCheckIn(db);
    },
    linkConference: (transaction, published) => linkHall(transaction, published, hall),
  });
  await images;
}
