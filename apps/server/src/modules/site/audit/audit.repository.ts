import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { runPrepared } from '../../../platform/database/run-prepared.ts';

/** A call as recorded. A person let in by a call without a session is known by number only. */
export interface AuditRecord {
  user_id: number | null;
  user_name: string | null;
  impersonator_id: number | null;
  service: string;
  action: string;
  parameters: unknown;
  duration_ms: number;
  error_code: string | null;
  client_ip: string;
  user_agent: string;
  request_id: string;
  entity_kind: string | null;
  entity_ids: readonly number[];
}

export async function insertAuditRecords(db: Database, records: readonly AuditRecord[]): Promise<void> {
  await runPrepared(
    db,
    sql`
    INSERT INTO audit_log (user_id, user_name, impersonator_id, service, action, parameters, duration_ms, error_code, client_ip, user_agent, request_id, entity_kind, entity_ids)
    SELECT r.user_id, coalesce(r.user_name, (SELECT u.user_name FROM app_user u WHERE u.id = r.user_id)), r.impersonator_id, r.service, r.action,
      r.parameters, r.duration_ms, r.error_code, r.client_ip, r.user_agent, r.request_id, r.entity_kind, r.entity_ids
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r(user_id int, user_name text, impersonator_id int, service text, action text,
      parameters jsonb, duration_ms int, error_code text, client_ip text, user_agent text, request_id text, entity_kind text, entity_ids int[])`,
  );
}

export async function insertFrontEndError(
  db: Database,
  report: { userAgent: string; errorMsg: string; apiUrl: string; pageUrl: string; clientIp: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO front_end_error (user_agent, error_msg, api_url, page_url, client_ip)
    VALUES (${report.userAgent}, ${report.errorMsg}, ${report.apiUrl}, ${report.pageUrl}, ${report.clientIp})`);
}
