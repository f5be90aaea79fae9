import type { FastifyRequest } from 'fastify';

/** `https://host` as the caller or a trusted proxy wrote it; `http` where the proxy names neither. */
export function requestOrigin(request: FastifyRequest): string {
  const host = /^[\w.[\]:-]{1,255}$/.test(request.host) ? request.host : 'localhost';
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
}
