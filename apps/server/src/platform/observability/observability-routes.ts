import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

interface Options {
  /** Throws or rejects while the process can't serve. */
  checkReady: () => Promise<void>;
  /** Bearer token for /metrics; without one only this machine may read it. */
  metricsToken: string | undefined;
}

/**
 * Serves `/livez` (the process runs), `/readyz` (it can serve) and `/metrics` (Prometheus), and times every request.
 * Returns the registry for further metrics.
 */
export function observabilityRoutes(app: FastifyInstance, { checkReady, metricsToken }: Options): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1000;
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) },
      seconds,
    );
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  const siteless = { config: { isSiteless: true } };
  app.get('/livez', siteless, async () => 'ok');
  app.get('/readyz', siteless, async (_request, reply) => {
    const isReady = await checkReady().then(
      () => true,
      () => false,
    );
    return isReady ? reply.send('ok') : reply.code(503).header('retry-after', 2).send('not ready');
  });
  app.get('/metrics', siteless, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new AppError('Request.NotFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return (
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && request.headers['x-forwarded-for'] === undefined
    );
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
