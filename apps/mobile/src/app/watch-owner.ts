import type { ConferenceSession, ConferenceUser } from '@tuyuan/session/conference-session.ts';
import { hasChecked } from '../features/conference/check-in/device-key.ts';
import { forgetKept } from '../shared/kept/kept-store.ts';
import { forgetPasses } from '../shared/pass/pass-store.ts';

const KEY = 'meeting-owner';

/** Null when no one is logged in. */
function ownerOf({ userId, conferenceId }: ConferenceUser): string | null {
  return userId === 0 ? null : `${conferenceId} ${userId}`;
}

/** Deletes the roster and the sign point; scans the server has not received stay. */
async function forgetChecker(): Promise<void> {
  // Its code is not worth loading at an ordinary first log-in.
  if (!hasChecked()) return;
  const checker = await import('../features/conference/check-in/leave-checker.ts').catch(() => undefined);
  await checker?.forgetChecker();
}

/**
 * Watches the owner of the data on the phone: it is deleted when its owner leaves, and before another person sees the
 * app. Returns a function that ends or changes the session without that: on expiry the data stays until the user logs
 * in again, as not all of it may be sent yet, and a change by another tab was handled there.
 */
export function watchOwner(meeting: ConferenceSession): (change: () => void) => void {
  let owner = localStorage.getItem(KEY);
  let isOwnWord = true;

  function become(next: string | null): void {
    owner = next;
    try {
      if (next === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next);
    } catch {
      // Storage is full or forbidden: then it lasts as long as the page.
    }
  }
  function forget(): void {
    void forgetKept();
    void forgetPasses();
    void forgetChecker();
  }

  const first = ownerOf(meeting.state.user);
  if (first !== null && owner !== null && owner !== first) forget();
  if (first !== null && owner !== first) become(first);

  meeting.subscribe(() => {
    const next = ownerOf(meeting.state.user);
    if (next === owner) return;
    if (isOwnWord) {
      forget();
      become(next);
    } else if (next !== null) owner = next;
  });
  return (change) => {
    isOwnWord = false;
    change();
    isOwnWord = true;
  };
}
