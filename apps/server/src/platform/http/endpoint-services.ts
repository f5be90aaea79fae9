// For the cookies on FastifyRequest.
import type {} from '@fastify/cookie';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Actor, RequestContext, Tenant, TicketHolder } from './request-context.ts';

/** One mutating call, as the audit log keeps it. Secrets are masked before it gets here. */
export interface AuditEntry {
  service: string;
  action: string;
  parameters: unknown;
  durationMs: number;
  errorCode: string | null;
  /** What the call was about: a service's word for it and the rows' numbers. */
  subject?: { kind: string; ids: readonly number[] };
}

/** What the HTTP layer needs of the modules; the composition root supplies it. */
export interface EndpointServices {
  findTenant(host: string): Promise<Tenant | null>;
  databaseOf(tenant: Tenant): Database;
  /** Rejects while the database does not answer. */
  checkDatabase(): Promise<void>;
  authenticate(
    db: Database,
    token: string,
    request: FastifyRequest,
  ): Promise<{ actor: Actor; tokenHash: Buffer } | null>;
  /** Whose ticket opened this session; null where it is over or the ticket revoked. */
  authenticateTicket(db: Database, token: string, request: FastifyRequest): Promise<TicketHolder | null>;
  recordAudit(context: RequestContext, entry: AuditEntry): Promise<void>;
  /** IANA name of the zone in which times are written on the wire. */
  timeZone: string;
  /** A call failed with a code that its contract doesn't declare. */
  reportUndeclaredError(path: string, code: ErrorCode): void;
  /** For answers with a secret that are kept for a retry. */
  answerBox: SecretBox;
}

/** Outcome of a call before it is put on the wire. */
export interface Answer {
  status: number;
  body: unknown;
  retryAfter: number | undefined;
}

export type Invoke = (context: RequestContext, rawInput: unknown) => Promise<Answer>;

declare module 'fastify' {
  interface FastifyInstance {
    services: EndpointServices;
    /** Every bound call by `METHOD path`: the HTTP routes and the page renderer's in-process calls share it. */
    endpoints: Map<string, Invoke>;
  }
  interface FastifyRequest {
    tenant: Tenant | null;
  }
}

/** The token of a phone that logged in with a ticket. */
export function conferenceToken(request: FastifyRequest): string | null {
  const header = request.headers['x-conference-session'];
  return typeof header === 'string' && /^[A-Za-z0-9_-]{20,200}$/.test(header) ? header : null;
}

/** The token of the Authorization header. The cookie never authorises a call: that would invite forged requests. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
