import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface UnusedSockets {
  /** Marks a socket as having received a request. */
  used(socket: Socket): void;
  close(): void;
}

/**
 * Tracks connections without any request so far. Clients open them in advance or after abandoning a poll, and a closing
 * server would wait a minute for their first request.
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
