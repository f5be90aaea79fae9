import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { AuditEntry } from '../../platform/http/endpoint-services.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';

export async function insertAuditEntry(
  { db, actor, ticket, letIn, clientIp, userAgent, requestId }: RequestContext,
  entry: AuditEntry,
): Promise<void> {
  const { subject } = entry;
  await db.execute(sql`
    INSERT INTO audit_log (user_id, user_name, impersonator_id, service, action, parameters, duration_ms, error_code, client_ip, user_agent, request_id, entity_kind, entity_ids)
    VALUES (${actor?.id ?? letIn.userId ?? ticket?.userId ?? null}, coalesce(${actor?.userName ?? (ticket && `${ticket.name}（参会票 ${ticket.ticketId}）`)}, (SELECT u.user_name FROM app_user u WHERE u.id = ${letIn.userId})), ${actor?.impersonatorId ?? null}, ${entry.service}, ${entry.action}, ${JSON.stringify(entry.parameters ?? {})}::jsonb,
      ${entry.durationMs}, ${entry.errorCode}, ${clientIp}, ${userAgent}, ${requestId},
      ${subject && subject.ids.length > 0 ? subject.kind : null}, ${sql.param([...(subject?.ids ?? [])])}::int[])`);
}

export async function insertFrontEndError(
  db: Database,
  report: { userAgent: string; errorMsg: string; apiUrl: string; pageUrl: string; clientIp: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO front_end_error (user_agent, error_msg, api_url, page_url, client_ip)
    VALUES (${report.userAgent}, ${report.errorMsg}, ${report.apiUrl}, ${report.pageUrl}, ${report.clientIp})`);
}
