import type { ApplicationState } from '@tuyuan/contract/library/photographer-application.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { textList } from '../../../platform/database/sql-parts.ts';

interface ApplicationMove {
  id: number;
  /** The state it has to be in; in another one it stays as it is. */
  from: readonly ApplicationState[];
  to: ApplicationState;
  actorId: number;
  reasons?: readonly string[];
  message?: string;
}

/** Moves an application and writes its history. Returns false if it is in none of the expected states. */
export async function moveApplication(
  transaction: Database,
  { id, from, to, actorId, reasons = [], message = '' }: ApplicationMove,
): Promise<boolean> {
  const isDecision = to === 'approved' || to === 'rejected';
  const { rowCount } = await transaction.execute(sql`
    WITH locked AS (SELECT id, state FROM photographer_application WHERE id = ${id} FOR UPDATE),
    moved AS (
      UPDATE photographer_application a SET state = ${to}, reasons = ${textList(reasons)}, message = ${message},
        attempts = a.attempts + ${to === 'pending' ? 1 : 0}, submitted_at = CASE WHEN ${to} = 'pending' THEN now() ELSE a.submitted_at END,
        decided_at = CASE WHEN ${isDecision} THEN now() END, decided_by = CASE WHEN ${isDecision} THEN ${actorId}::int END
      FROM locked WHERE a.id = locked.id AND locked.state = ANY(${textList(from)}) RETURNING a.id, locked.state AS from_state)
    INSERT INTO photographer_application_change (application_id, from_state, to_state, actor_id, reasons, message)
    SELECT id, from_state, ${to}, ${actorId}::int, ${textList(reasons)}, ${message} FROM moved`);
  return rowCount === 1;
}
