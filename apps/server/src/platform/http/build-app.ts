import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { faultText } from '@tuyuan/contract/fault-text.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { z } from 'zod';

import { answerClientError } from './answer-client-error.ts';
import type { EndpointServices } from './endpoint-services.ts';
import { failureEnvelope } from './envelope.ts';
import { giveUpWaiting } from './give-up-waiting.ts';
import { readJsonBodies } from './json-body.ts';
import { limitKeys } from './limit-keys.ts';
import { rememberWaiter } from './remember-waiter.ts';
import { toAppError } from './to-app-error.ts';

z.config({ localeError: faultText });

export interface HttpOptions {
  logger: FastifyBaseLogger;
  bodyLimitBytes: number;
  /** Addresses or networks of proxies whose forwarded headers are trusted, comma separated; "" trusts none. */
  trustProxy: string;
  /** Per session, or per address without one. */
  rateLimitPerMinute: number;
  /** Within which a request's headers, and the whole of it, must have arrived. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes of no site: they are served while the database is down, and for every host name. */
    isSiteless?: boolean;
  }
}

/** Builds the HTTP server with everything the routes share, without any routes. */
export async function buildApp(options: HttpOptions, services: EndpointServices): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimitBytes,
    trustProxy: options.trustProxy === '' ? false : options.trustProxy.split(',').map((address) => address.trim()),
    genReqId: () => randomUUID(),
    requestTimeout: options.requestTimeoutMs,
    connectionTimeout: 60_000,
    http: {
      headersTimeout: options.headersTimeoutMs,
      connectionsCheckingInterval: Math.min(5000, Math.ceil(options.headersTimeoutMs / 4)),
    },
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    clientErrorHandler: answerClientError,
    keepAliveTimeout: 72_000,
    // Invalid URLs (a broken escape, an endless parameter) never reach the error handler below.
    frameworkErrors: (thrown, _request, reply: FastifyReply) => {
      void refuse(reply, toAppError(thrown).error);
    },
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 200, caseSensitive: true },
  });
  app.decorate('services', services);
  app.decorate('endpoints', new Map());
  app.decorateRequest('tenant', null);

  rememberWaiter(app);
  readJsonBodies(app);
  giveUpWaiting(app, services.checkDatabase);
  await app.register(compress, {
    // Pages and files are already compressed; pictures gain nothing.
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: 2048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(multipart);
  await app.register(helmet, {
    // Pages set their own policy with a nonce; any other response may load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // These don't fall back to the default.
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: options.rateLimitPerMinute,
    timeWindow: '1 minute',
    keyGenerator: limitKeys(services, options.rateLimitPerMinute),
    cache: 50_000,
    allowList: (request) => /^\/(livez|readyz|((admin|mobile)\/)?assets\/|api\/Resource\/)/.test(request.url),
    errorResponseBuilder: (_request, context) =>
      new AppError('Request.TooMany', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // Over plain HTTP browsers must ignore it. Other hosts of the domain are not this site's to decide on.
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    if (!request.routeOptions.config.isSiteless) request.tenant = await services.findTenant(request.hostname);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 401) void reply.header('www-authenticate', 'Bearer');
  });
  app.setErrorHandler((thrown, request, reply) => {
    const { error, isDefect } = toAppError(thrown);
    if (isDefect)
      request.log.error({ err: thrown, requestId: request.id, path: request.routeOptions.url }, 'request failed');
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    return reply.code(error.status).header('cache-control', 'no-store').send(failureEnvelope(error));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    const allowed = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => app.endpoints.has(`${method} ${path}`));
    if (allowed.length === 0) return refuse(reply, new AppError('Request.NotFound'));
    return refuse(reply.header('allow', allowed.join(', ')), new AppError('Request.MethodNotAllowed'));
  });
  return app;
}

/** Returns the path of a request that names its whole address (`GET http://host/path`), as proxies send it: RFC 9112, 3.2.2. */
function withoutOrigin(url: string): string {
  const path = /^https?:\/\/[^/?#]*(?<path>.*)$/i.exec(url)?.groups?.path ?? url;
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
}

function refuse(reply: FastifyReply, error: AppError): FastifyReply {
  return reply.code(error.status).header('cache-control', 'no-store').send(failureEnvelope(error));
}
