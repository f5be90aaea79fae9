import { noDetails, type SessionDetails } from './session-details.ts';
import { type SessionState, visitor } from './session-state.ts';

/** State of the logged-in user, with listeners for changes. */
export interface SessionStore {
  readonly state: SessionState;
  readonly details: SessionDetails;
  become(state: SessionState): void;
  addDetails(part: Partial<SessionDetails>): void;
  /** Without telling: the next state does. */
  dropDetails(): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function sessionStore(initial: SessionState | undefined): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = initial ?? { ...visitor, isRestored: false };
  let details = noDetails;
  function tell(): void {
    for (const listener of listeners) listener();
  }
  return {
    get state() {
      return state;
    },
    get details() {
      return details;
    },
    become(next) {
      state = next;
      tell();
    },
    addDetails(part) {
      details = { ...details, ...part };
      tell();
    },
    dropDetails() {
      details = noDetails;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
