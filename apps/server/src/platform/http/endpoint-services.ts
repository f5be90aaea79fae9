// For the cookies on FastifyRequest.
import type {} from '@fastify/cookie';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Actor, RequestContext, Tenant, TicketHolder } from './request-context.ts';

/** A mutating call as the audit log stores it. Secrets are already masked. */
export interface AuditEntry {
  service: string;
  action: string;
  parameters: unknown;
  durationMs: number;
  errorCode: string | null;
  /** Rows that the call was about: their kind, as the service names it, and their ids. */
  subject?: { kind: string; ids: readonly number[] };
}

/** What the HTTP layer needs from the modules; supplied by the composition root. */
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
  /** Returns the ticket holder of this session; null when it has ended or the ticket was revoked. */
  authenticateTicket(db: Database, token: string, request: FastifyRequest): Promise<TicketHolder | null>;
  recordAudit(context: RequestContext, entry: AuditEntry): Promise<void>;
  /** IANA name of the zone in which times are written on the wire. */
  timeZone: string;
  /** Reports a call that failed with a code its contract does not declare. */
  reportUndeclaredError(path: string, code: ErrorCode): void;
  /** Seals answers with a secret that are kept for a retry. */
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

/** Returns the token of a phone that logged in with a ticket. */
export function conferenceToken(request: FastifyRequest): string | null {
  const header = request.headers['x-conference-session'];
  return typeof header === 'string' && /^[A-Za-z0-9_-]{20,200}$/.test(header) ? header : null;
}

/** Returns the token of the Authorization header. The cookie never authorises a call: that would allow forged requests. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
