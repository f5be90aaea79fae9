import { lockSeeding } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { demoConferences } from './demo-conferences.data.ts';
import { readDemoState, writeDemoState } from './demo-state.repository.ts';
import { findUntouched, moveConferences } from './move-conferences.repository.ts';

const dayMs = 86_400_000;

/**
 * Once the demo's running conference is over, moves all demo conferences forward by whole days so that it runs again at
 * about the time of day it was seeded. Conferences that the office changed are not moved.
 */
export function renewConferences(db: Database, { timeZone, now }: { timeZone: string; now: number }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    const state = await readDemoState(transaction);
    const [running] = demoConferences;
    const [first] = running && state ? await findUntouched(transaction, [running.title]) : [];
    if (!state || !first || first.end_time.getTime() > now) return;
    const passed = Math.floor((now - Date.parse(state.since)) / dayMs);
    // Seeded late in the evening, its last day is over a little before the third day begins.
    const days = first.end_time.getTime() + passed * dayMs > now ? passed : passed + 1;
    const all = await findUntouched(
      transaction,
      demoConferences.map(({ title }) => title),
    );
    await moveConferences(transaction, { ids: all.map(({ id }) => id), days, timeZone });
    await writeDemoState(transaction, {
      ...state,
      since: new Date(Date.parse(state.since) + days * dayMs).toISOString(),
    });
  });
}
