import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../connection/connection.ts';
import type { HubCore } from '../hub/hub-core.ts';
import type { Admission } from '../hub/hub-handlers.ts';
import type { HubUser } from '../hub/hub-user.ts';
import { LongPollingTransport } from '../transports/long-polling-transport.ts';
import { ServerSentEventsTransport } from '../transports/server-sent-events-transport.ts';
import { WebSocketTransport } from '../transports/web-socket-transport.ts';
import type { Gate } from './gate.ts';
import { negotiateVersionOf, negotiation } from './negotiation.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The four HTTP requests of a hub, without its types. */
export interface HubEndpoint {
  readonly messageBytes: number;
  negotiate(gate: Gate): Answer;
  connect(gate: Gate): Answer;
  post(gate: Gate): Answer;
  remove(gate: Gate): Answer;
  listen(): Promise<void>;
  drain(overMs: number): Promise<void>;
  close(): Promise<void>;
}

interface Parts<User extends HubUser> {
  readonly core: HubCore<User>;
  admit(request: FastifyRequest): Promise<Admission<User>>;
}

export function hubEndpoint<User extends HubUser>({ core, admit }: Parts<User>): HubEndpoint {
  /** Returns the user of a request; otherwise sends the refusal and returns null. */
  async function userOf(gate: Gate, request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    if (gate.isClosing()) {
      await refuse(reply.header('retry-after', 1), 503, 'The server is going down.');
      return null;
    }
    if (!gate.allowsOrigin(request)) {
      await refuse(reply, 403, 'This origin is not allowed.');
      return null;
    }
    const admission = await admit(request);
    if ('user' in admission) return admission.user;
    if (admission.refuse === 401) reply.header('www-authenticate', 'Bearer');
    await refuse(reply, admission.refuse, '');
    return null;
  }

  /** Returns the connection of a request if it belongs to the user. */
  async function connectionOf(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Connection<User> | null> {
    const token = queryOf(request).get('id');
    if (token === null) {
      await refuse(reply, 400, 'Connection ID required');
      return null;
    }
    const connection = core.registry.byToken(token);
    if (connection && connection.user.id === user.id) return connection;
    await refuse(reply, 404, 'No Connection with that ID');
    return null;
  }

  /** Has a poll of a connection that ended fetch what was said last; returns whether there is one. */
  function fetchLastWords(request: FastifyRequest, reply: FastifyReply): boolean {
    const lingering = core.lingering.get(queryOf(request).get('id') ?? '');
    if (!lingering) return false;
    takeOver(reply);
    lingering.poll(reply.raw);
    return true;
  }

  async function open(reply: FastifyReply, user: User, query: URLSearchParams, isResumable: boolean) {
    if (core.registry.size < core.limits.connections) return core.negotiate(user, query, isResumable);
    await refuse(reply.header('retry-after', 5), 503, 'There are too many connections.');
    return null;
  }

  function upgrade(gate: Gate, request: FastifyRequest, reply: FastifyReply, connection: Connection<User>) {
    if (!connection.accepts('WebSockets')) return refuse(reply, 409, 'The connection is in use.');
    gate.upgrades.accept(request.raw, reply, (socket) => {
      if (connection.accepts('WebSockets')) connection.attach(new WebSocketTransport(socket, connection));
      else socket.close();
    });
    return reply;
  }

  function poll(reply: FastifyReply, connection: Connection<User>) {
    const { transport } = connection;
    if (transport instanceof LongPollingTransport) {
      takeOver(reply);
      transport.poll(reply.raw);
      return reply;
    }
    if (!connection.accepts('LongPolling')) return refuse(reply, 400, 'The connection uses another transport.');
    connection.attach(new LongPollingTransport(connection, core.timing.poll));
    return reply.type('text/plain').header('cache-control', 'no-store').send('');
  }

  function listenToEvents(reply: FastifyReply, connection: Connection<User>) {
    if (!connection.accepts('ServerSentEvents')) return refuse(reply, 409, 'The connection is in use.');
    takeOver(reply);
    connection.attach(new ServerSentEventsTransport(reply.raw, connection));
    return reply;
  }

  return {
    messageBytes: core.limits.messageBytes,
    negotiate: (gate) => async (request, reply) => {
      const user = await userOf(gate, request, reply);
      if (!user) return reply;
      const query = queryOf(request);
      // Reported with status 200, as the reference server does.
      if (negotiateVersionOf(query) === null) return { error: 'The client requested a version that is not a number.' };
      const connection = await open(reply, user, query, query.get('useStatefulReconnect') === 'true');
      return connection ? reply.header('cache-control', 'no-store').send(negotiation(connection, query)) : reply;
    },
    connect: (gate) => async (request, reply) => {
      const isUpgrade = gate.upgrades.isAsked(request.raw);
      const query = queryOf(request);
      // Without being admitted: it may have ended because the user no longer is.
      if (!isUpgrade && fetchLastWords(request, reply)) return reply;
      if (isUpgrade && !query.has('id')) {
        const user = await userOf(gate, request, reply);
        const made = user && (await open(reply, user, query, false));
        return made ? upgrade(gate, request, reply, made) : reply;
      }
      const user = await userOf(gate, request, reply);
      // It may have ended meanwhile.
      if (!user || (!isUpgrade && fetchLastWords(request, reply))) return reply;
      const connection = await connectionOf(user, request, reply);
      if (!connection) return reply;
      if (isUpgrade) return upgrade(gate, request, reply, connection);
      if (/\btext\/event-stream\b/.test(request.headers.accept ?? '')) return listenToEvents(reply, connection);
      return poll(reply, connection);
    },
    post: (gate) => async (request, reply) => {
      const user = await userOf(gate, request, reply);
      const connection = user && (await connectionOf(user, request, reply));
      if (!connection) return reply;
      const { transport } = connection;
      if (!transport) return refuse(reply, 400, 'The connection is not open.');
      if (transport.name === 'WebSockets') return refuse(reply, 405, 'The connection uses a WebSocket.');
      if (Buffer.isBuffer(request.body)) connection.receive(transport, request.body);
      return reply.type('text/plain').header('cache-control', 'no-store').send('');
    },
    remove: (gate) => async (request, reply) => {
      const user = await userOf(gate, request, reply);
      const connection = user && (await connectionOf(user, request, reply));
      if (!connection) return reply;
      if (connection.transport?.name !== 'LongPolling') return refuse(reply, 400, 'The connection does not poll.');
      connection.drop('client left');
      return reply.code(202).type('text/plain').send('');
    },
    listen: () => core.listen(),
    drain: (overMs) => core.drain(overMs),
    close: () => core.close(),
  };
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}

/** Lets the transport answer from here on, keeping the headers set by the application's hooks. */
function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

function refuse(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain').header('cache-control', 'no-store').send(text);
}
