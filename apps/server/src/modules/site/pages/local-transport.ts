import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { failureEnvelope } from '../../../platform/http/envelope.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { PageTransport } from './site-renderer.ts';

interface LocalTransport {
  send: PageTransport;
  /** Whether a call failed because of the server; a page with such a gap must not be cached. */
  hasBroken(): boolean;
}

/** Calls of a page being rendered, in process: the same access checks, parsing and envelope as over HTTP. */
export function localTransport(app: FastifyInstance, context: RequestContext): LocalTransport {
  let hasBroken = false;
  return {
    async send({ method, path, input }) {
      const invoke = app.endpoints.get(`${method} ${path}`);
      if (!invoke) return { status: 404, body: failureEnvelope(new AppError('Request.NotFound')) };
      const { status, body } = await invoke(context, input);
      if (status >= 500) hasBroken = true;
      return { status, body };
    },
    hasBroken: () => hasBroken,
  };
}
