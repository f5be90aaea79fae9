import { permissionsOfSite } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { currentWaiter } from '../waiter.ts';
import { cookieJar } from './cookie-jar.ts';
import { conferenceToken } from './endpoint-services.ts';
import type { Actor, RequestContext, Tenant } from './request-context.ts';
import { requestOrigin } from './request-origin.ts';

const maxUserAgentLength = 500;
const maxKeyLength = 100;

/**
 * Returns the caller and the site. Throws `Tenant.NotFound`, `Tenant.Suspended`, `Session.Expired` for an invalid
 * token, and `Request.Invalid` for an `Idempotency-Key` of more than 100 characters, because a truncated one might
 * equal another.
 */
export async function createContext(request: FastifyRequest, token: string | null): Promise<RequestContext> {
  const { services } = request.server;
  const tenant = request.tenant;
  if (!tenant) throw new AppError('Tenant.NotFound');
  if (tenant.isSuspended) throw new AppError('Tenant.Suspended');
  const db = services.databaseOf(tenant);
  const session = token === null ? null : await services.authenticate(db, token, request);
  if (token !== null && session === null) throw new AppError('Session.Expired');
  const ticketToken = conferenceToken(request);
  // An invalid ticket is rejected only where a ticket is required: the account's calls still work.
  const ticket = ticketToken === null ? null : await services.authenticateTicket(db, ticketToken, request);
  const waiter = currentWaiter();
  const holder = session ? `user ${session.actor.id}` : ticket && `ticket ${ticket.ticketId}`;
  if (waiter && holder) waiter.person = `${tenant.schema} ${holder}`;
  return {
    tenant,
    db,
    actor: session && actorOnSite(session.actor, tenant),
    ticket,
    letIn: { userId: null },
    tokenHash: session?.tokenHash ?? null,
    requestId: request.id,
    origin: requestOrigin(request),
    cookies: cookieJar(request.cookies),
    clientIp: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
    idempotencyKey: idempotencyKey(request),
  };
}

/** Removes host-only permissions on other sites, whatever their tables contain. */
function actorOnSite(actor: Actor, tenant: Tenant): Actor {
  if (tenant.isHost) return actor;
  const permissions = permissionsOfSite(tenant).filter((name) => actor.permissions.has(name));
  return { ...actor, permissions: new Set(permissions) };
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > maxKeyLength)
    throw new AppError('Request.Invalid', {
      validationErrors: [{ message: `操作编号最多 ${maxKeyLength} 个字符`, members: ['Idempotency-Key'] }],
    });
  return key;
}
