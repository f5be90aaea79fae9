/** Data passed in the history entry from a first third-party login to the phone verification. */
export interface FirstLogIn {
  readonly bindTicket: string;
  readonly nickName: string;
  readonly providerName: string;
  readonly returnUrl: string;
  readonly rememberMe: boolean;
}

/** Returns undefined for any other history entry. */
export function firstLogInOf(state: unknown): FirstLogIn | undefined {
  return isFirstLogIn(state) ? state : undefined;
}

function isFirstLogIn(state: unknown): state is FirstLogIn {
  return typeof state === 'object' && state !== null && 'bindTicket' in state && 'providerName' in state;
}
