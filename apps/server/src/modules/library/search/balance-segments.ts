import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { claimSegments } from './search-index.repository.ts';
import { findSegments, openSegment, splitSegment } from './search-segment.repository.ts';
import { liftTimeout } from './vocabulary.repository.ts';

/** Rows of a segment: small enough that a word of every image is read in a few milliseconds, large enough that segments stay few. */
export const segmentSize = 32_768;

/**
 * Keeps segments near `size`: opens one when the newest is full and splits those a bulk import has overfilled. Waits
 * for running indexing.
 */
export async function balanceSegments(db: Database, size = segmentSize): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await liftTimeout(transaction);
    await claimSegments(transaction);
    for (const segment of await findSegments(transaction)) {
      if (segment.rows >= 2 * size) await splitSegment(transaction, segment.segment, size);
    }
    const newest = (await findSegments(transaction)).at(-1);
    if (newest !== undefined && newest.rows >= size) await openSegment(transaction);
  });
}
