import { networkBroken } from '@tuyuan/api-client/api-failure.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { type ConferenceUser, isConferenceUser } from '@tuyuan/session/conference-session.ts';
import type { Outcome } from '@tuyuan/session/session-backend.ts';

function resultOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
}

/** Who the ticket belongs to. */
export async function logInByTicket(transport: Transport, ticket: string): Promise<Outcome<ConferenceUser>> {
  const { status, body } = await transport({
    method: 'POST',
    path: '/api/Account/ConferenceAuth/Login',
    input: { ticket },
  });
  const user = resultOf(body);
  if (status === 200 && isConferenceUser(user)) return { isOk: true, result: user };
  if (status === 0) return { isOk: false, failure: networkBroken };
  const { callFailure } = await import('@tuyuan/errors/call-failure.ts');
  return { isOk: false, failure: callFailure(status, body) };
}
