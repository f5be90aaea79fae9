import type { Database } from '../../../platform/database/database.ts';
import { insertVersion } from './conference-facts.repository.ts';
import { factsOf } from './facts.ts';
import { requireManaged } from './present-conference.ts';

/**
 * Stores the facts of a conference created outside the console as its first version, without a publisher, so that the
 * next can be compared with it.
 */
export async function keepFirstVersion(db: Database, id: number, timeZone: string): Promise<void> {
  const facts = factsOf(await requireManaged(db, id), timeZone);
  await insertVersion(db, { conferenceId: id, snapshot: { facts }, note: '', publishedBy: null });
}
