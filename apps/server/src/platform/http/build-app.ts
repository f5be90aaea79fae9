import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@tuyuan/errors/app-error.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { z } from 'zod';
import { zhCN } from 'zod/locales';
import type { EndpointServices } from './endpoint-services.ts';
import { failureEnvelope } from './envelope.ts';
import { toAppError } from './to-app-error.ts';

z.config(zhCN());

export interface HttpOptions {
  logger: FastifyBaseLogger;
  bodyLimitBytes: number;
  /** Addresses or networks of proxies whose forwarded headers count, comma separated; "" trusts none. */
  trustProxy: string;
  rateLimitPerMinute: number;
}

/** The HTTP server with everything every route shares and no route yet. */
export async function buildApp(options: HttpOptions, services: EndpointServices): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustProxy === '' ? false : options.trustProxy.split(',').map((address) => address.trim()),
    genReqId: () => randomUUID(),
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // What is no address at all (a broken escape, an endless parameter) never reaches the error handler below.
    frameworkErrors: (thrown, _request, reply: FastifyReply) => refuse(reply, toAppError(thrown).error),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 200, caseSensitive: true },
  });
  app.decorate('services', services);
  app.decorate('endpoints', new Map());
  app.decorateRequest('tenant', null);

  await app.register(cookie);
  await app.register(helmet, {
    // Pages set their own policy with a nonce; whatever else is answered may load nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: options.rateLimitPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => /^\/(livez|readyz|assets\/|api\/Resource\/)/.test(request.url),
    errorResponseBuilder: (_request, context) =>
      new AppError('Request.TooMany', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    request.tenant = await services.findTenant(request.hostname);
  });
  app.setErrorHandler((thrown, request, reply) => {
    const { error, isDefect } = toAppError(thrown);
    if (isDefect)
      request.log.error({ err: thrown, requestId: request.id, path: request.routeOptions.url }, 'request failed');
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    return reply.code(error.status).header('cache-control', 'no-store').send(failureEnvelope(error));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failureEnvelope(new AppError('Request.NotFound'))));
  return app;
}

function refuse(reply: FastifyReply, error: AppError): FastifyReply {
  return reply.code(error.status).header('cache-control', 'no-store').send(failureEnvelope(error));
}
