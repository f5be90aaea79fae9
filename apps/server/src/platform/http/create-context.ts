import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from './request-context.ts';

const longestUserAgent = 500;

/**
 * Who asks, on whose site. Throws `Tenant.NotFound`, `Tenant.Suspended`, and `Session.Expired` for a token that no longer holds.
 */
export async function createContext(request: FastifyRequest, token: string | null): Promise<RequestContext> {
  const { services } = request.server;
  const tenant = request.tenant;
  if (!tenant) throw new AppError('Tenant.NotFound');
  if (tenant.isSuspended) throw new AppError('Tenant.Suspended');
  const db = services.databaseOf(tenant);
  const session = token === null ? null : await services.authenticate(db, token);
  if (token !== null && session === null) throw new AppError('Session.Expired');
  const key = request.headers['idempotency-key'];
  return {
    tenant,
    db,
    actor: session?.actor ?? null,
    tokenHash: session?.tokenHash ?? null,
    requestId: request.id,
    clientIp: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 100) : undefined,
  };
}
