import { networkBroken } from '@tuyuan/api-client/api-failure.ts';
import { callOf } from '@tuyuan/api-client/route.ts';
import { ticketAuthRoutes } from '@tuyuan/api-client/routes/conference/ticket-auth.generated.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { type ConferenceUser, isConferenceUser } from '@tuyuan/session/conference-session.ts';
import type { Outcome } from '@tuyuan/session/session-backend.ts';

const logInCall = callOf(ticketAuthRoutes.logInWithTicket);

function resultOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
}

/** Returns the user the ticket belongs to. */
export async function logInByTicket(transport: Transport, ticket: string): Promise<Outcome<ConferenceUser>> {
  const { status, body, retryAfter } = await transport(logInCall({ ticket }));
  const user = resultOf(body);
  if (status === 200 && isConferenceUser(user)) return { isOk: true, result: user };
  if (status === 0) return { isOk: false, failure: networkBroken };
  // The texts may fail to load too; the log-in page then at least reports a network error.
  const words = await import('@tuyuan/errors/call-failure.ts').catch(() => undefined);
  return { isOk: false, failure: words?.callFailure(status, body, retryAfter) ?? { ...networkBroken, status } };
}
