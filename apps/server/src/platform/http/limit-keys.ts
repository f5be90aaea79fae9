import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { attemptLimiter } from './attempt-limiter.ts';
import { bearerToken, conferenceToken, type EndpointServices } from './endpoint-services.ts';
import type { Tenant } from './request-context.ts';

/** Milliseconds for which a session counts as valid without another lookup. */
const freshMs = 15_000;
const maxKept = 50_000;

interface Seen {
  key: string;
  freshUntil: number;
}

type Sessions = Pick<EndpointServices, 'databaseOf' | 'authenticate' | 'authenticateTicket'>;

/**
 * Returns the key that a request is counted by. A request with a valid session counts by its ticket or account, because
 * a whole hall may share one address. All others count by address, including those with unknown tokens. Lookups of such
 * tokens are limited per address and minute; tokens seen to be valid before are always looked up.
 */
export function limitKeys(
  sessions: Sessions,
  unknownPerMinute: number,
  now: () => number = performance.now.bind(performance),
): (request: FastifyRequest) => Promise<string> {
  const seen = new Map<string, Seen>();
  const unknown = attemptLimiter(unknownPerMinute, now);

  async function lookUp(request: FastifyRequest, tenant: Tenant, mark: string): Promise<string | null> {
    if (!seen.has(mark) && unknown.isSpent(request.ip)) return null;
    const key = await sessionKey(sessions, request, tenant);
    seen.delete(mark);
    if (key === null) {
      // Counted afterwards, so that a hall reconnecting all at once is not mistaken for guessing.
      if (!unknown.isSpent(request.ip)) unknown.begin(request.ip);
      return null;
    }
    seen.set(mark, { key, freshUntil: now() + freshMs });
    const oldest = seen.size > maxKept ? seen.keys().next() : undefined;
    if (oldest && !oldest.done) seen.delete(oldest.value);
    return key;
  }

  return async (request) => {
    const { tenant } = request;
    const token = conferenceToken(request) ?? bearerToken(request);
    if (token === null || tenant === null || tenant.isSuspended) return addressKey(request.ip);
    const mark = createHash('sha256').update(`${tenant.schema}/${token}`).digest('base64url');
    const before = seen.get(mark);
    if (before && before.freshUntil > now()) return before.key;
    return (await lookUp(request, tenant, mark)) ?? addressKey(request.ip);
  };
}

/** All sessions of a person share one key. */
async function sessionKey(sessions: Sessions, request: FastifyRequest, tenant: Tenant): Promise<string | null> {
  const db = sessions.databaseOf(tenant);
  const ticketToken = conferenceToken(request);
  if (ticketToken !== null) {
    const holder = await sessions.authenticateTicket(db, ticketToken, request);
    return holder && `ticket ${tenant.schema} ${holder.ticketId}`;
  }
  const token = bearerToken(request);
  const session = token === null ? null : await sessions.authenticate(db, token, request);
  return session && `user ${tenant.schema} ${session.actor.id}`;
}
