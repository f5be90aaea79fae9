import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';

interface Pending {
  readonly socket: Duplex;
  readonly head: Buffer;
}

export interface Upgrades {
  /** Returns true for a WebSocket upgrade request. */
  isAsked(request: IncomingMessage): boolean;
  /** Upgrades the request's socket to a WebSocket and detaches it from HTTP. */
  accept(request: IncomingMessage, reply: FastifyReply, opened: (socket: WebSocket) => void): void;
}

interface Options {
  isOurs(path: string): boolean;
  maxFrameBytes: number;
  /** Hears of every request for a WebSocket. */
  asked(request: IncomingMessage): void;
}

const closeTimeoutMs = 5000;

/**
 * Leads requests for a WebSocket on these paths through the application like any other, so that its hooks, its routes and its
 * refusals are theirs too.
 */
export function leadUpgrades(app: FastifyInstance, { isOurs, maxFrameBytes, asked }: Options): Upgrades {
  const pending = new WeakMap<IncomingMessage, Pending>();
  // A variable, because the types lack some options.
  const options = {
    noServer: true,
    clientTracking: false,
    // Costs memory at every socket, and a broadcast would be compressed for each.
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    closeTimeout: closeTimeoutMs,
  };
  const sockets = new WebSocketServer(options);

  function lead(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // HTTP no longer handles the socket: without a listener, a reset would end the process.
    socket.on('error', () => undefined);
    asked(request);
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!isOurs(path)) {
      if (app.server.listenerCount('upgrade') === 1)
        socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    pending.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(request.socket);
    // A refusal: the socket will carry no other request.
    response.on('finish', () => socket.end());
    app.routing(request, response);
  }

  app.server.on('upgrade', lead);
  app.addHook('onClose', async () => {
    app.server.off('upgrade', lead);
  });

  return {
    isAsked: (request) => pending.has(request),
    accept(request, reply, opened) {
      const found = pending.get(request);
      if (!found) return;
      pending.delete(request);
      reply.hijack();
      // Otherwise the response would live as long as the socket.
      reply.raw.detachSocket(request.socket);
      sockets.handleUpgrade(request, found.socket, found.head, opened);
    },
  };
}
