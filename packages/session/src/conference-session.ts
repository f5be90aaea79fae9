import type { Outcome } from './session-backend.ts';

/** The user that a ticket logs a phone in as. `userType`: 0 attendee, 1 guest, 2 staff, 3 checker, 4 conference office. */
export interface ConferenceUser {
  readonly userId: number;
  readonly userType: number;
  readonly conferenceId: number;
  readonly sessionToken: string;
}

export interface ConferenceState {
  readonly user: ConferenceUser;
  /** Whether the live photo wall is on. */
  readonly liveOn: boolean;
  /** The parts of the conference that are on; null while that is not known. */
  readonly modules: readonly string[] | null;
}

/** Recognised by `userId` 0, not by its type. */
export const emptyConferenceUser: ConferenceUser = { userId: 0, userType: 0, conferenceId: 0, sessionToken: '' };

const KEY = 'meeting';
const nobody: ConferenceState = { user: emptyConferenceUser, liveOn: false, modules: null };

interface ConferenceSessionOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Asks the server for the holder of the ticket. */
  authenticate(ticket: string): Promise<Outcome<ConferenceUser>>;
}

/** The conference a phone is logged in to by ticket, stored under the key `meeting`. */
export interface ConferenceSession {
  readonly state: ConferenceState;
  readonly isLoggedIn: boolean;
  subscribe(listener: () => void): () => void;
  /** Restores the stored session, including one that another tab has stored since. */
  restore(): void;
  /** Without a ticket becomes the empty session; with a refused one the state stays. */
  logIn(ticket?: string): Promise<Outcome<ConferenceUser>>;
  setLiveOn(liveOn: boolean): void;
  setModules(modules: readonly string[]): void;
  /** Forgets the session here and in storage. */
  clear(): void;
}

export function createConferenceSession({ storage, authenticate }: ConferenceSessionOptions): ConferenceSession {
  const listeners = new Set<() => void>();
  let state = nobody;
  function become(next: ConferenceState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function save(next: ConferenceState): void {
    try {
      storage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is full or forbidden: the session lasts as long as the page.
    }
    become(next);
  }
  return {
    get state() {
      return state;
    },
    get isLoggedIn() {
      return state.user.userId !== 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore() {
      become(readConferenceState(storage));
    },
    async logIn(ticket = ''): Promise<Outcome<ConferenceUser>> {
      const outcome: Outcome<ConferenceUser> =
        ticket === '' ? { isOk: true, result: emptyConferenceUser } : await authenticate(ticket);
      if (!outcome.isOk) return outcome;
      const user = outcome.result;
      const isSame = user.conferenceId === state.user.conferenceId;
      save({ user, liveOn: isSame && state.liveOn, modules: isSame ? state.modules : null });
      return outcome;
    },
    setLiveOn(liveOn) {
      if (liveOn !== state.liveOn) save({ ...state, liveOn });
    },
    setModules(modules) {
      if (modules.join() !== state.modules?.join()) save({ ...state, modules });
    },
    clear() {
      storage.removeItem(KEY);
      become(nobody);
    },
  };
}

/** Returns the stored session, or the empty one when there is no valid one. */
export function readConferenceState(storage: Pick<Storage, 'getItem'>): ConferenceState {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (!isRecord(stored) || !isConferenceUser(stored.user)) return nobody;
    return { user: stored.user, liveOn: stored.liveOn === true, modules: namesOf(stored.modules) };
  } catch {
    return nobody;
  }
}

function namesOf(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isConferenceUser(value: unknown): value is ConferenceUser {
  return (
    isRecord(value) &&
    [value.userId, value.userType, value.conferenceId].every((part) => Number.isInteger(part)) &&
    typeof value.sessionToken === 'string'
  );
}
