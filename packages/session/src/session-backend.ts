import type { getCurrentLoginInformations, login, loginBySms } from '@tuyuan/contract/account/account.ts';
import type { loginByOAuth } from '@tuyuan/contract/account/oauth.ts';
import type { OutputOf, RequestOf } from '@tuyuan/contract/endpoint.ts';
import type { CallFailure } from '@tuyuan/errors/call-failure.ts';
import type { DetailName, SessionDetails } from './session-details.ts';

export type LoginInformation = OutputOf<typeof getCurrentLoginInformations>;
export type Credentials = RequestOf<typeof login>;
export type SmsCredentials = RequestOf<typeof loginBySms>;
export type OAuthAnswer = RequestOf<typeof loginByOAuth>;
/** The token, or the steps required before one can be issued. */
export type OAuthResult = OutputOf<typeof loginByOAuth>;

export type Outcome<Result> =
  | { readonly isOk: true; readonly result: Result }
  | { readonly isOk: false; readonly failure: CallFailure };

/** The session's calls to the server. No call rejects. The Authorization header is read when a call is made. */
export interface SessionBackend {
  logIn(credentials: Credentials): Promise<Outcome<string>>;
  logInBySms(credentials: SmsCredentials): Promise<Outcome<string>>;
  logInByOAuth(answer: OAuthAnswer): Promise<Outcome<OAuthResult>>;
  getInformation(): Promise<Outcome<LoginInformation>>;
  getDetail(name: DetailName, userId: number): Promise<Outcome<Partial<SessionDetails>>>;
  /** `authorization` is passed: the session itself has already forgotten it. */
  logOut(authorization: string): Promise<Outcome<unknown>>;
  /** Returns whether the session is still valid on the server. */
  ping(timestamp?: number): Promise<Outcome<boolean>>;
}
