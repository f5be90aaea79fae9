import { callFailure } from '@tuyuan/errors/call-failure.ts';
import { detailCalls } from './remote-details.ts';
import type { LoginInformation, OAuthResult, Outcome, SessionBackend } from './session-backend.ts';

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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isEnvelope(body: unknown): body is Envelope {
  return isObject(body) && 'success' in body && 'result' in body;
}

function isText(result: unknown): result is string {
  return typeof result === 'string';
}

function isOAuthResult(result: unknown): result is OAuthResult {
  return isText(result) || (isObject(result) && 'action' in result);
}

function isInformation(result: unknown): result is LoginInformation {
  return isObject(result) && 'user' in result && 'permissions' in result;
}

function isPong(result: unknown): result is { isLoggedIn: boolean } {
  return isObject(result) && 'isLoggedIn' in result;
}

/** Makes the session's calls through the app's transport. */
export function remoteBackend(send: Send): SessionBackend {
  async function ask<Result>(call: Call, read: (result: unknown) => Result | undefined): Promise<Outcome<Result>> {
    const { status, body } = await send(call);
    const result = status >= 200 && status < 300 && isEnvelope(body) && body.success ? read(body.result) : undefined;
    return result === undefined ? { isOk: false, failure: callFailure(status, body) } : { isOk: true, result };
  }
  const token = (result: unknown) => (isText(result) ? result : undefined);

  return {
    logIn: (credentials) => ask({ method: 'POST', path: '/api/Account/Login', input: credentials }, token),
    logInBySms: (credentials) => ask({ method: 'POST', path: '/api/Account/LoginBySms', input: credentials }, token),
    logInByOAuth: (answer) =>
      ask({ method: 'POST', path: '/api/Account/OAuth/LoginByOAuth', input: answer }, (result) =>
        isOAuthResult(result) ? result : undefined,
      ),
    getInformation: () =>
      ask({ method: 'POST', path: '/api/services/app/session/GetCurrentLoginInformations' }, (result) =>
        isInformation(result) ? result : undefined,
      ),
    getDetail(name, userId) {
      const { path, needsUserId, read } = detailCalls[name];
      return ask({ method: 'GET', path, ...(needsUserId && { input: { userId } }) }, read);
    },
    logOut: (authorization) =>
      ask({ method: 'POST', path: '/Account/Logout', authorization }, (result) => result ?? undefined),
    ping: (timestamp) =>
      ask({ method: 'GET', path: '/api/Auth/Ping', input: { timestamp } }, (result) =>
        isPong(result) ? result.isLoggedIn : undefined,
      ),
  };
}
