import type { FastifyInstance } from 'fastify';
import { runFor } from '../waiter.ts';
import { addressKey } from './address-key.ts';

/** Lets what a request starts know who waits for it, and when they stop. */
export function rememberWaiter(app: FastifyInstance): void {
  // Behind the reading of a JSON body, which goes on outside of what was begun before it.
  app.addHook('preValidation', (request, reply, done) => {
    const hangUp = new AbortController();
    if (reply.raw.destroyed) hangUp.abort();
    // The response's event: the request's comes as soon as it is read.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) hangUp.abort();
    });
    runFor({ person: addressKey(request.ip), signal: hangUp.signal }, done);
  });
}
