import { messageForFailure } from '@tuyuan/errors/status-message-for-failure.ts';
import type { Credentials, LoginInformation, Outcome, SessionBackend } from './session-backend.ts';

interface Call {
  method: 'GET' | 'POST';
  path: string;
  input?: unknown;
  authorization?: string;
}
type Send = (call: Call) => Promise<{ status: number; body: unknown }>;

interface Envelope {
  success: boolean;
  result: unknown;
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'success' in body && 'result' in body;
}

function isText(result: unknown): result is string {
  return typeof result === 'string';
}

function isInformation(result: unknown): result is LoginInformation {
  return typeof result === 'object' && result !== null && 'user' in result && 'permissions' in result;
}

function isPong(result: unknown): result is { isLoggedIn: boolean } {
  return typeof result === 'object' && result !== null && 'isLoggedIn' in result;
}

function isAnything(_result: unknown): _result is unknown {
  return true;
}

/** The session's calls over whatever carries the app's other calls. */
export function remoteBackend(send: Send): SessionBackend {
  async function ask<Result>(call: Call, isResult: (result: unknown) => result is Result): Promise<Outcome<Result>> {
    const { status, body } = await send(call);
    if (status >= 200 && status < 300 && isEnvelope(body) && body.success && isResult(body.result)) {
      return { isOk: true, result: body.result };
    }
    return { isOk: false, failure: { status, message: messageForFailure(body, status) } };
  }

  return {
    logIn: (credentials: Credentials) =>
      ask({ method: 'POST', path: '/api/Account/Login', input: credentials }, isText),
    getInformation: () =>
      ask({ method: 'POST', path: '/api/services/app/session/GetCurrentLoginInformations' }, isInformation),
    logOut: (authorization) => ask({ method: 'POST', path: '/Account/Logout', authorization }, isAnything),
    async ping(timestamp) {
      const outcome = await ask({ method: 'GET', path: '/api/Auth/Ping', input: { timestamp } }, isPong);
      return outcome.isOk ? { isOk: true, result: outcome.result.isLoggedIn } : outcome;
    },
  };
}
