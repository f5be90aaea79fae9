import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MadePage } from './render-page.ts';

function accepts(request: FastifyRequest, coding: string): boolean {
  return String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((entry) => {
      const [name, quality] = entry.split(';').map((part) => part.trim());
      return name === coding && !/^q=0(\.0*)?$/.test(quality ?? '');
    });
}

/** Returns whether the browser's copy is this page. A cached copy keeps its own policy with its nonce, so a 304 carries none. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*') ?? false;
}

/** Sends a rendered page in the best encoding the browser accepts. `isPersonal` pages are never cached. */
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
  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
