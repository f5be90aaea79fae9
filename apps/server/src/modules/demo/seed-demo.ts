import { join } from 'node:path';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { IngestDeps, TenantLibrary } from '../ingest/index.ts';
import { readDemoContent } from './demo-content.ts';
import { fillWithDemo } from './fill-with-demo.ts';
import { importDemoImages } from './import-demo-images.ts';
import { seedConferences } from './seed-conferences.ts';
import { seedSchedule } from './seed-schedule.ts';

interface DemoSeeding {
  /** Of the JSON files, with the pictures in `photos` below it. */
  folder: string;
  ingest: IngestDeps;
  /** Ends the import when the server stops; the next start goes on where this one was. */
  signal: AbortSignal;
  /** What seals the tickets of the demo's conferences; without it there are none. */
  ticketBox?: SecretBox;
}

/**
 * Fills a library that has no users yet with the demo, and goes on with one that was interrupted; does nothing in any other,
 * so call it at every start. Some process must be working the queue of images.
 * Answers when people, trees and settings are in, so that one can log in; `images` ends when every picture is published.
 */
export async function seedDemo(
  library: TenantLibrary,
  { folder, ingest, signal, ticketBox }: DemoSeeding,
): Promise<{ images: Promise<void> }> {
  const content = await readDemoContent(folder);
  return fillWithDemo(library.db, {
    content,
    signal,
    async fillConference() {
      if (ticketBox) await seedConferences(ingest, library, { folder, box: ticketBox });
      await seedSchedule(ingest, library, folder);
    },
    importImages: (images) => importDemoImages(ingest, library, { folder: join(folder, 'photos'), images, signal }),
  });
}
