import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Gate } from './gate.ts';
import type { HubEndpoint } from './hub-endpoint.ts';
import { watchUnusedSockets } from './unused-sockets.ts';
import { leadUpgrades } from './upgrades.ts';

export interface SignalrOptions {
  readonly hubs: readonly { readonly path: string; readonly endpoint: HubEndpoint }[];
  /** Which other origins' pages may connect, in addition to this server's own. */
  readonly allowOrigin?: (origin: string, request: FastifyRequest) => boolean;
  /** Milliseconds over which clients are disconnected, a few at a time, when the server closes. */
  readonly drainMs?: number;
  /** Added to the routes' `config`, for the application's own hooks. */
  readonly routeConfig?: FastifyContextConfig;
}

const defaultDrainMs = 3000;
/** A client may put several messages into one frame or body. */
const messagesInFrame = 16;

/** Fastify plugin: serves hubs over WebSockets, server-sent events and long polling. */
export async function signalr(app: FastifyInstance, options: SignalrOptions): Promise<void> {
  const { hubs, allowOrigin, drainMs = defaultDrainMs, routeConfig = {} } = options;
  const bodyLimit = Math.max(...hubs.map(({ endpoint }) => endpoint.messageBytes)) * messagesInFrame;
  const paths = new Set(hubs.map(({ path }) => path));
  const unusedSockets = watchUnusedSockets(app);
  let isClosing = false;
  const gate: Gate = {
    upgrades: leadUpgrades(app, {
      isOurs: (path) => paths.has(path),
      maxFrameBytes: bodyLimit,
      asked: ({ socket }) => unusedSockets.used(socket),
    }),
    isClosing: () => isClosing,
    allowsOrigin(request) {
      const { origin } = request.headers;
      return origin === undefined || isOwnOrigin(origin, request) || allowOrigin?.(origin, request) === true;
    },
  };

  // Bodies are the protocol's own bytes, whatever the content type; a negotiation's body is empty under any.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  for (const { path, endpoint } of hubs) {
    const shared = { config: routeConfig };
    app.post(`${path}/negotiate`, shared, endpoint.negotiate(gate));
    app.get(path, { ...shared, exposeHeadRoute: false }, endpoint.connect(gate));
    app.post(path, { ...shared, bodyLimit }, endpoint.post(gate));
    app.delete(path, shared, endpoint.remove(gate));
  }

  app.addHook('onReady', async () => {
    await Promise.all(hubs.map(({ endpoint }) => endpoint.listen()));
  });
  // Before the server waits for its sockets, which live as long as their clients like.
  app.addHook('preClose', async () => {
    isClosing = true;
    await Promise.all(hubs.map(({ endpoint }) => endpoint.drain(drainMs)));
    await Promise.all(hubs.map(({ endpoint }) => endpoint.close()));
    unusedSockets.close();
  });
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return URL.parse(origin)?.host === request.host;
}
