import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface UnusedSockets {
  /** Somebody has asked for something on it. */
  used(socket: Socket): void;
  close(): void;
}

/**
 * Connections on which nobody has asked for anything yet. Clients open such ones beforehand, or after giving up a poll, and a
 * server that closes would wait a minute for the request it takes to be on its way.
 */
export function watchUnusedSockets(app: FastifyInstance): UnusedSockets {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  return {
    used: (socket) => void unused.delete(socket),
    close() {
      for (const socket of unused) socket.destroy();
    },
  };
}
