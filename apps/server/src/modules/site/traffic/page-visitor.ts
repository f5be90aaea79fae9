import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { PageVisitor } from './traffic-counter.ts';

/** Returns who opens a page. Left out are the office, who asks not to be tracked, and what a browser fetches in advance. */
export function pageVisitor(request: FastifyRequest, actor: Actor | null): PageVisitor | null {
  const { tenant, headers, ip, server } = request;
  if (!tenant) return null;
  const isPrefetch = [headers['sec-purpose'], headers.purpose].some((purpose) => purpose?.includes('prefetch'));
  return {
    db: server.services.databaseOf(tenant),
    clientIp: ip,
    userAgent: headers['user-agent'] ?? '',
    isLeftOut: headers.dnt === '1' || headers['sec-gpc'] === '1' || isPrefetch || (actor?.permissions.size ?? 0) > 0,
  };
}
