import type { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import type { PublishChange } from '@tuyuan/contract/conference/publishing.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findStanding, type Standing } from './conference-state.repository.ts';
import { factsOf, momentOf } from './facts.ts';
import { movingChanges } from './facts-diff.policy.ts';
import type { ManagedConferenceRow } from './managed-conference.repository.ts';

export interface Move {
  changes: PublishChange[];
  /** Attendees to notify. */
  concerned: Standing[];
}

/** Returns changes to a published conference's time and place, and the attendees concerned; empty once it is over. */
export async function readMove(
  db: Database,
  row: ManagedConferenceRow,
  { facts, timeZone }: { facts: ConferenceFacts; timeZone: string },
): Promise<Move> {
  const isOver = momentOf(facts.endTime, 'endTime', timeZone) <= new Date();
  const changes = row.state === 'published' && !isOver ? movingChanges(factsOf(row, timeZone), facts) : [];
  return { changes, concerned: changes.length === 0 ? [] : await findStanding(db, row.id) };
}
