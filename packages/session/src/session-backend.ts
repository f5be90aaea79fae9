import type { getCurrentLoginInformations, login } from '@tuyuan/contract/account.ts';
import type { OutputOf, RequestOf } from '@tuyuan/contract/endpoint.ts';

export type LoginInformation = OutputOf<typeof getCurrentLoginInformations>;
export type Credentials = RequestOf<typeof login>;

/** A call of the session that failed. */
export interface SessionFailure {
  /** HTTP status; 0 when no answer came, 401 for a token that no longer holds. */
  readonly status: number;
  /** Chinese, fit to show. */
  readonly message: string;
}

export type Outcome<Result> =
  | { readonly isOk: true; readonly result: Result }
  | { readonly isOk: false; readonly failure: SessionFailure };

/** What the session asks of the server. No call rejects. The Authorization header of a call is read when it is made. */
export interface SessionBackend {
  logIn(credentials: Credentials): Promise<Outcome<string>>;
  getInformation(): Promise<Outcome<LoginInformation>>;
  /** `authorization` is passed: the session itself has already forgotten it. */
  logOut(authorization: string): Promise<Outcome<unknown>>;
  /** Whether the server still knows the session. */
  ping(timestamp?: number): Promise<Outcome<boolean>>;
}
