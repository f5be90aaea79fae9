import type { Database } from '../../../platform/database/database.ts';
import { databaseErrorOf } from '../../../platform/database/database-fault.ts';
import type { AuditEntry } from '../../../platform/http/endpoint-services.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { inRounds } from '../../../platform/in-rounds.ts';
import { type AuditRecord, insertAuditRecords } from './audit.repository.ts';

const writers = new WeakMap<Database, (record: AuditRecord) => Promise<void>>();

function writerOf(db: Database): (record: AuditRecord) => Promise<void> {
  const known = writers.get(db);
  if (known) return known;
  const writer = inRounds((records: readonly AuditRecord[]) => insertAuditRecords(db, records));
  writers.set(db, writer);
  return writer;
}

/** Stores a call in the audit log, durably once this resolves. Calls that end together are written by one statement. */
export async function recordAudit(context: RequestContext, entry: AuditEntry): Promise<void> {
  const record = recordOf(context, entry);
  try {
    await writerOf(context.db)(record);
  } catch (error) {
    // A record that can't be written must not lose the others.
    if (databaseErrorOf(error) === null) throw error;
    await insertAuditRecords(context.db, [record]);
  }
}

function recordOf(
  { actor, ticket, letIn, clientIp, userAgent, requestId }: RequestContext,
  { subject, ...entry }: AuditEntry,
): AuditRecord {
  return {
    user_id: actor?.id ?? letIn.userId ?? ticket?.userId ?? null,
    user_name: actor?.userName ?? (ticket && `${ticket.name}（参会票 ${ticket.ticketId}）`),
    impersonator_id: actor?.impersonatorId ?? null,
    service: entry.service,
    action: entry.action,
    parameters: entry.parameters ?? {},
    duration_ms: entry.durationMs,
    error_code: entry.errorCode,
    client_ip: clientIp,
    user_agent: userAgent,
    request_id: requestId,
    entity_kind: subject && subject.ids.length > 0 ? subject.kind : null,
    entity_ids: subject?.ids ?? [],
  };
}
