import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { signalr } from '../fastify/signalr.ts';
import { createHub, type HubOptions } from '../hub/create-hub.ts';
import { HubError, HubForbiddenError } from '../hub/hub-error.ts';
import type { Admission } from '../hub/hub-handlers.ts';

export interface ChatUser {
  id: string | null;
  expiresAt?: number | undefined;
}

/** One of every kind of member a hub can have. */
const chat = {
  path: '/chat',
  methods: {
    echo: z.tuple([z.unknown()]),
    add: z.tuple([z.number(), z.number()]),
    fail: z.tuple([z.enum(['told', 'secret', 'forbidden'])]),
    join: z.tuple([z.string()]),
    say: z.tuple([z.string(), z.string()]),
    announce: z.tuple([z.string()]),
    tell: z.tuple([z.string(), z.string()]),
    sum: z.tuple([]),
    askBack: z.tuple([z.string()]),
    whoAmI: z.tuple([]),
    rest: z.tuple([z.number()]),
  },
  streams: {
    count: z.tuple([z.number()]),
    double: z.tuple([]),
    failAfter: z.tuple([z.number()]),
    endless: z.tuple([]),
  },
  events: {
    said: z.tuple([z.string(), z.object({ text: z.string() })]),
    asked: z.tuple([z.string()]),
  },
};

interface Options extends HubOptions<ChatUser> {
  port?: number;
  drainMs?: number;
  admit?: (request: FastifyRequest) => Promise<Admission<ChatUser>>;
  allowOrigin?: (origin: string) => boolean;
}

export type ChatServer = Awaited<ReturnType<typeof startChatServer>>;

/** Starts a server with one hub on its own port. */
export async function startChatServer({ port = 0, drainMs = 0, admit, allowOrigin, ...options }: Options = {}) {
  const errors: unknown[] = [];
  /** Events recorded by handlers. */
  const log: string[] = [];
  const hub = createHub(
    chat,
    {
      admit: admit ?? (async () => ({ user: { id: null } })),
      async connected(peer) {
        peer.join('everybody');
        log.push(`connected ${peer.transport}`);
      },
      async disconnected(_peer, reason) {
        log.push(`disconnected: ${reason}`);
      },
      methods: {
        echo: async (_call, value) => value,
        add: async (_call, a, b) => a + b,
        async fail(_call, how) {
          if (how === 'forbidden') throw new HubForbiddenError();
          throw how === 'told' ? new HubError('The hall is full.') : new Error('password in the log');
        },
        join: async ({ peer }, group) => peer.join(group),
        say: async ({ clients, peer }, group, text) => clients.group(group).send('said', peer.id, { text }),
        announce: async ({ clients, peer }, text) => clients.all.send('said', peer.id, { text }),
        tell: async ({ clients, peer }, userId, text) => clients.user(userId).send('said', peer.id, { text }),
        async sum({ upload }) {
          let sum = 0;
          for await (const number of upload(z.number())) sum += number;
          return sum;
        },
        askBack: ({ clients, peer }, question) =>
          clients.invoke(peer.id, { event: 'asked', result: z.string(), timeoutMs: 2000 }, question),
        whoAmI: async ({ peer }) => peer.user.id,
        rest: async (_call, ms) => pause(ms, ms),
      },
      streams: {
        async *count(_call, to) {
          for (let number = 1; number <= to; number += 1) yield number;
        },
        async *double({ upload }) {
          for await (const number of upload(z.number())) yield number * 2;
        },
        async *failAfter(_call, count) {
          for (let number = 1; number <= count; number += 1) yield number;
          throw new HubError('The stage collapsed.');
        },
        async *endless({ signal }) {
          try {
            for (let number = 1; ; number += 1) {
              yield number;
              await pause(5, undefined, { signal });
            }
          } finally {
            log.push('the endless stream ended');
          }
        },
      },
    },
    { onError: (error) => errors.push(error), ...options },
  );
  const app = Fastify();
  await app.register(signalr, { hubs: [hub], drainMs, ...(allowOrigin && { allowOrigin }) });
  const address = await app.listen({ port, host: '127.0.0.1' });
  return {
    hub,
    errors,
    log,
    url: `${address}/chat`,
    port: Number(new URL(address).port),
    /** Stops at once, even with connected clients. */
    stop: () => app.close(),
    /** The other ends of the sockets only notice that the connection is lost. */
    cutSockets: () => app.server.closeAllConnections(),
  };
}
