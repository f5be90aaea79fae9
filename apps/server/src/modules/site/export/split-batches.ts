import type { ExportTable } from './export-list.ts';

type Batches = ExportTable['batches'];

/**
 * Yields the same rows in parts of at most `limit`, the first one even when there are no rows. Each part has to be read
 * before the next is requested.
 */
export async function* splitBatches(batches: Batches, limit: number): AsyncGenerator<Batches, void, undefined> {
  let ahead = await batches.next();
  async function* part(): Batches {
    for (let room = limit; !ahead.done && room > 0; ) {
      const rows = ahead.value;
      room -= rows.length;
      if (room < 0) {
        ahead = { done: false, value: rows.slice(room) };
        yield rows.slice(0, room);
      } else {
        yield rows;
        ahead = await batches.next();
      }
    }
  }
  do yield part();
  while (!ahead.done);
}
