import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MadePage } from './render-page.ts';

/** Returns whether the browser's copy is this page. A cached copy keeps its own policy with its nonce, so a 304 carries none. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*') ?? false;
}

/** Sends a rendered page in its coding. `isPersonal` pages are never cached. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
  isPersonal: boolean,
): FastifyReply {
  void reply.header('cache-control', isPersonal ? 'no-store' : 'no-cache').header('vary', 'Cookie, Accept-Encoding');
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  if (!isPersonal && page.status === 200) {
    void reply.header('etag', page.etag);
    if (isKnown(request, page.etag)) {
      void reply.removeHeader('content-security-policy');
      return reply.code(304).send();
    }
  }
  void reply.code(page.status).type('text/html; charset=utf-8').header('content-security-policy', page.policy);
  if (page.coding !== 'identity') void reply.header('content-encoding', page.coding);
  return reply.send(page.content);
}
