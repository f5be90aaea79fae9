import { join } from 'node:path';
import type { IngestDeps, TenantLibrary, VideoDeps } from '../modules/library/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { readDemoContent } from './demo-content.ts';
import { fillWithDemo } from './fill-with-demo.ts';
import { importDemoImages } from './import-demo-images.ts';
import { linkHall } from './link-hall.ts';
import { renewConferences } from './renew-conferences.ts';
import { seedActivities } from './seed-activities.ts';
import { seedApplications } from './seed-applications.ts';
import { seedArticles } from './seed-articles.ts';
import { seedBooks } from './seed-books.ts';
import { seedCheckIn } from './seed-check-in.ts';
import { seedCommunity } from './seed-community.ts';
import { seedConferences } from './seed-conferences.ts';
import { seedFaces } from './seed-faces.ts';
import { seedHall } from './seed-hall.ts';
import { seedJury } from './seed-jury.ts';
import { seedLogistics } from './seed-logistics.ts';
import { seedMall } from './seed-mall.ts';
import { seedNotices } from './seed-notices.ts';
import { type OrderSeeding, seedOrders } from './seed-orders.ts';
import { seedPanoramas } from './seed-panoramas.ts';
import { seedSchedule } from './seed-schedule.ts';
import { seedSensitiveWords } from './seed-sensitive-words.ts';
import { seedVideos } from './seed-videos.ts';
import { seedVotes } from './seed-votes.ts';
import { submitDemoImages } from './submit-demo-images.ts';

interface DemoSeeding {
  /** Folder of the JSON files, with the pictures in `photos` below it. */
  folder: string;
  ingest: IngestDeps;
  /** Stops the import when the server stops; the next start continues from there. */
  signal: AbortSignal;
  /** Seals the tickets of the demo's conferences; without it there are no tickets. */
  ticketBox?: SecretBox;
  /** Seals the lottery seeds; without it the halls have no interactions. */
  lotteryBox?: SecretBox;
  /** Seals who voted; without it nobody does. */
  voteBox?: SecretBox;
  /** Seals the identity cards of the demo's applicants; without it there are no applications. */
  idCardBox?: SecretBox;
  /** Seals the links of shared folders; without it none is shared. */
  collectionBox?: SecretBox;
  /** What videos are made with; without it there are none. */
  videos?: VideoDeps;
  /** Seal what the demo's orders and payouts keep; without them nothing is sold. */
  shop?: Pick<OrderSeeding, 'personBox' | 'payoutBox'>;
}

/**
 * Fills a library that has no users yet with the demo, or continues an interrupted fill; does nothing to any other
 * library, so call it at every start. Demo conferences that are over start again. Some process must be working the
 * image queue.
 * Resolves when people, trees and settings are in, so that logins work; `images` resolves when every picture is
 * published.
 */
export async function seedDemo(
  library: TenantLibrary,
  { folder, ingest, signal, ticketBox, lotteryBox, voteBox, idCardBox, collectionBox, shop, videos }: DemoSeeding,
): Promise<{ images: Promise<void> }> {
  const content = await readDemoContent(folder);
  const hall = lotteryBox && { timeZone: ingest.timeZone, lotteryBox };
  await renewConferences(library.db, { timeZone: ingest.timeZone, now: Date.now() });
  return fillWithDemo(library.db, {
    content,
    signal,
    async fillConference() {
      await seedSensitiveWords(library.db);
      if (idCardBox) await seedApplications(ingest, library, { folder, box: idCardBox });
      if (ticketBox) await seedConferences(ingest, library, { folder, box: ticketBox });
      await seedSchedule(ingest, library, folder);
      await seedLogistics(library.db, ingest.timeZone);
      await seedNotices(library.db, ingest.timeZone);
      if (hall) await seedHall(library.db, hall);
      await seedCheckIn(library.db);
    },
    ...(hall && { linkConference: (transaction, published) => linkHall(transaction, published, hall) }),
    async fillShop() {
      await seedArticles(library.db, folder);
      // Each whole or not at all: one that was cut off begins anew at the next start.
      const whole = (seed: (part: TenantLibrary) => Promise<void>) =>
        inTransaction(library.db, (db) => seed({ ...library, db }));
      await whole(({ db }) => seedBooks(db, folder));
      await whole(({ db }) => seedFaces(db, content, ingest.timeZone));
      await whole((part) => seedPanoramas(ingest, part, folder));
      await whole(({ db }) => seedCommunity(db, ingest.timeZone, collectionBox));
      await whole((part) => seedActivities(ingest, part, join(folder, 'photos')));
      if (voteBox) await whole((part) => seedVotes(part, { timeZone: ingest.timeZone, box: voteBox }));
      await whole(({ db }) => seedJury(db));
      await whole((part) => seedMall(ingest, part, join(folder, 'photos')));
      if (shop) await seedOrders(library, { ...shop, jobs: ingest.jobs, timeZone: ingest.timeZone });
      // Last: everything else is there while the films are made.
      if (videos) await seedVideos(videos, library, { folder, signal });
    },
    async importImages(images) {
      const files = { folder: join(folder, 'photos'), images, signal };
      await importDemoImages(ingest, library, files);
      await submitDemoImages(ingest, library, files);
    },
  });
}
