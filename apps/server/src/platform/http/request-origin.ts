import type { FastifyRequest } from 'fastify';

/** `https://host` as the caller wrote it. */
export function requestOrigin(request: FastifyRequest): string {
  const host = /^[\w.[\]:-]{1,255}$/.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
