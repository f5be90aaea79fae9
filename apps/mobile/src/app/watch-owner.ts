import type { ConferenceSession, ConferenceUser } from '@tuyuan/session/conference-session.ts';
import { hasChecked } from '../features/conference/check-in/device-key.ts';
import { forgetKept } from '../shared/kept/kept-store.ts';
import { forgetPasses } from '../shared/pass/pass-store.ts';

const KEY = 'meeting-owner';

/** Null is nobody. */
function ownerOf({ userId, conferenceId }: ConferenceUser): string | null {
  return userId === 0 ? null : `${conferenceId} ${userId}`;
}

/** The roster and where one stood; what the server has not taken stays. */
async function forgetChecker(): Promise<void> {
  // Its program is nothing for everybody's first log-in.
  if (!hasChecked()) return;
  const checker = await import('../features/conference/check-in/leave-checker.ts').catch(() => undefined);
  await checker?.forgetChecker();
}

/**
 * Whose data is kept on the phone: it goes when its owner leaves, and before another person sees the app. Answers how to end or
 * change the session without that: where it ran out the data stays for who logs in again, as not all of it may be sent yet, and
 * where another tab changed it, that tab has seen to it.
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
      // A full or forbidden storage: it holds as long as the page.
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
