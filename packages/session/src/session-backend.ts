import type { getCurrentLoginInformations, login, loginBySms } from '@tuyuan/contract/account/account.ts';
import type { loginByOAuth } from '@tuyuan/contract/account/oauth.ts';
import type { OutputOf, RequestOf } from '@tuyuan/contract/endpoint.ts';
import type { CallFailure } from '@tuyuan/errors/call-failure.ts';
import type { DetailName, SessionDetails } from './session-details.ts';

export type LoginInformation = OutputOf<typeof getCurrentLoginInformations>;
export type Credentials = RequestOf<typeof login>;
export type SmsCredentials = RequestOf<typeof loginBySms>;
export type OAuthAnswer = RequestOf<typeof loginByOAuth>;
/** The token, or what has to be done before there can be one. */
export type OAuthResult = OutputOf<typeof loginByOAuth>;

export type Outcome<Result> =
  | { readonly isOk: true; readonly result: Result }
  | { readonly isOk: false; readonly failure: CallFailure };

/** What the session asks of the server. No call rejects. The Authorization header of a call is read when it is made. */
export interface SessionBackend {
  logIn(credentials: Credentials): Promise<Outcome<string>>;
  logInBySms(credentials: SmsCredentials): Promise<Outcome<string>>;
  logInByOAuth(answer: OAuthAnswer): Promise<Outcome<OAuthResult>>;
  getInformation(): Promise<Outcome<LoginInformation>>;
  /** The part of that name. */
  getDetail(name: DetailName, userId: number): Promise<Outcome<Partial<SessionDetails>>>;
  /** `authorization` is passed: the session itself has already forgotten it. */
  logOut(authorization: string): Promise<Outcome<unknown>>;
  /** Whether the server still knows the session. */
  ping(timestamp?: number): Promise<Outcome<boolean>>;
}
