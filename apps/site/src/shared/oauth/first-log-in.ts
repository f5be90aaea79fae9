/** What is handed on, in the history entry, from a first third-party log-in to the verification of a phone. */
export interface FirstLogIn {
  readonly bindTicket: string;
  readonly nickName: string;
  readonly providerName: string;
  readonly returnUrl: string;
  readonly rememberMe: boolean;
}

/** Undefined for a history entry that came about otherwise. */
export function firstLogInOf(state: unknown): FirstLogIn | undefined {
  return isFirstLogIn(state) ? state : undefined;
}

function isFirstLogIn(state: unknown): state is FirstLogIn {
  return typeof state === 'object' && state !== null && 'bindTicket' in state && 'providerName' in state;
}
