import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Admission } from '@tuyuan/signalr-server/hub/hub-handlers.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AttemptLimiter, attemptLimiter } from '../http/attempt-limiter.ts';
import { createContext } from '../http/create-context.ts';
import { bearerToken } from '../http/endpoint-services.ts';
import { tokenHold } from './holds.ts';
import type { Listener } from './listener.ts';

/** Browsers can't put a token into the head of a WebSocket's request. */
const Query = z.object({
  access_token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,200}$/)
    .optional(),
  /** Type of the token's session; a user's by default. */
  as: z.enum(['user', 'ticket']).optional(),
  /** Id of an existing connection. */
  id: z.string().optional(),
});

const failuresPerMinute = 6000;
const visitorsPerMinute = 600;
const refusals = [401, 403, 404, 429, 503] as const;

/** Admits listeners with a user or ticket session, and visitors if `letsVisitorsIn`. */
export function listenerAdmission({ letsVisitorsIn }: { letsVisitorsIn: boolean }) {
  // High, because thousands in a hall share one address and a token cannot be guessed.
  const failures = attemptLimiter(failuresPerMinute);
  const visitors = attemptLimiter(visitorsPerMinute);
  return async (request: FastifyRequest): Promise<Admission<Listener>> => {
    try {
      return await admit(request, letsVisitorsIn, failures, visitors);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { refuse: refusals.find((status) => status === error.status) ?? 503 };
    }
  };
}

async function admit(
  request: FastifyRequest,
  letsVisitorsIn: boolean,
  failures: AttemptLimiter,
  visitors: AttemptLimiter,
): Promise<Admission<Listener>> {
  const query = Query.safeParse(request.query);
  if (!query.success) return { refuse: 401 };
  const token = bearerToken(request) ?? query.data.access_token ?? null;
  const takeBack = failures.begin(request.ip);
  const isTicket = query.data.as === 'ticket';
  const { tenant, db, actor } = await createContext(request, isTicket ? null : token);
  const ticket =
    isTicket && token !== null ? await request.server.services.authenticateTicket(db, token, request) : null;
  const { schema } = tenant;
  if (actor && token !== null) {
    takeBack();
    const holds = [tokenHold(schema, 'user', token), `${schema} user-id ${actor.id}`];
    return { user: { id: `${schema}/user/${actor.id}`, schema, db, actor, ticket: null, holds } };
  }
  if (ticket && token !== null) {
    takeBack();
    const holds = [
      tokenHold(schema, 'ticket', token),
      `${schema} ticket-id ${ticket.ticketId}`,
      `${schema} attendee-id ${ticket.attendeeId}`,
    ];
    return { user: { id: `${schema}/ticket/${ticket.ticketId}`, schema, db, actor: null, ticket, holds } };
  }
  if (token !== null || !letsVisitorsIn) return { refuse: 401 };
  takeBack();
  if (query.data.id === undefined) visitors.begin(request.ip);
  return { user: { id: null, schema, db, actor: null, ticket: null, holds: [] } };
}
