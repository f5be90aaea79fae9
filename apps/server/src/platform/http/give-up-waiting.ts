import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope } from './envelope.ts';

/** Together less than the five seconds within which an outage must be reported. */
const patienceMs = 3700;
const checkMs = 700;
const retryAfter = 5;

/**
 * Answers 503 to requests that wait for a hanging database: it accepts statements but never answers them, so no error
 * ends the wait. A merely slow request continues.
 */
export function giveUpWaiting(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  let asked: Promise<boolean> | undefined;
  /** All that wait at one moment share one question. */
  function isHanging(): Promise<boolean> {
    asked ??= Promise.race([
      checkDatabase().then(
        () => false,
        () => true,
      ),
      pause(checkMs, true),
    ]).finally(() => {
      asked = undefined;
    });
    return asked;
  }

  async function answerIfHanging(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (hasBegun(reply) || !(await isHanging()) || hasBegun(reply)) return;
    const error = new AppError('Server.Unavailable', { retryAfter });
    request.log.error({ requestId: request.id, path: request.routeOptions.url }, 'the database hangs');
    await reply
      .code(error.status)
      .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
      .send(failureEnvelope(error));
  }

  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => void answerIfHanging(request, reply), patienceMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** A download in progress does not wait for the database. */
function hasBegun(reply: FastifyReply): boolean {
  return reply.sent || reply.raw.headersSent;
}
