import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import type { DemoContent } from './demo-content.ts';
import { type DemoState, writeDemoState } from './demo-state.repository.ts';
import { type DemoImageDetails, describeDemoImages } from './describe-demo-images.ts';
import { linkDemo } from './link-demo.ts';
import { seedStructure } from './seed-structure.ts';

const linkEveryMs = 1000;

export interface DemoFilling {
  content: DemoContent;
  /** Imports these files of the demo in this order, those already there excepted; ends when all are queued. */
  importImages: (images: ReadonlyMap<string, DemoImageDetails>) => Promise<void>;
  /** Gives the demo's conference its schedule, materials and halls, if it has none. */
  fillConference: () => Promise<void>;
  /** Sells some of the pictures, once they are all published. */
  fillShop?: () => Promise<void>;
  /** Uses the pictures published so far, by file. Called repeatedly; must be idempotent. */
  linkConference?: (transaction: Database, published: ReadonlyMap<string, number>) => Promise<void>;
  /** Stops the waiting when the server stops; the next start continues from there. */
  signal: AbortSignal;
}

/**
 * Fills a tenant that has no users yet with the demo, or continues an interrupted fill; does nothing to any other
 * tenant.
 * Resolves when people, trees and settings are in, so that logins work; `images` resolves when every picture is
 * published.
 */
export async function fillWithDemo(db: Database, filling: DemoFilling): Promise<{ images: Promise<void> }> {
  const state = await seedStructure(db, filling.content);
  return { images: state === null || state.isComplete ? Promise.resolve() : fillImages(db, filling, state) };
}

async function fillImages(
  db: Database,
  { content, importImages, fillConference, fillShop, linkConference, signal }: DemoFilling,
  state: DemoState,
): Promise<void> {
  const since = new Date(state.since);
  await fillConference();
  let isImported = false;
  const imported = importImages(await describeDemoImages(db, content, since)).finally(() => {
    isImported = true;
  });
  // A failed import is reported below; this prevents an unhandled rejection before then.
  imported.catch(() => undefined);
  while (!signal.aborted) {
    const wasImported = isImported;
    const isSettled = await linkDemo(db, content, since, linkConference);
    if (wasImported && isSettled) break;
    await pause(linkEveryMs, undefined, { signal }).catch(() => undefined);
  }
  await imported;
  if (signal.aborted) return;
  await fillShop?.();
  await writeDemoState(db, { ...state, isComplete: true });
}
