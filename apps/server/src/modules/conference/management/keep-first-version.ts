import type { Database } from '../../../platform/database/database.ts';
import { insertVersion } from './conference-facts.repository.ts';
import { factsOf } from './facts.ts';
import { requireManaged } from './present-conference.ts';

/** Keeps what a conference that came without the console says as its first version, published by nobody: the next is compared with it. */
export async function keepFirstVersion(db: Database, id: number, timeZone: string): Promise<void> {
  const facts = factsOf(await requireManaged(db, id), timeZone);
  await insertVersion(db, { conferenceId: id, snapshot: { facts }, note: '', publishedBy: null });
}
