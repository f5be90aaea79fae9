import { useEffect, useState, useSyncExternalStore } from 'react';
import { noteServerTime, serverNow } from '../../../shared/clock/server-clock.ts';
import { useMeeting } from '../../../shared/meeting/meeting-context.tsx';
import { type CheckerState, emptyChecker } from './checker-state.ts';
import { type Checker, createChecker } from './create-checker.ts';
import { deviceKey } from './device-key.ts';
import { openStorage } from './open-storage.ts';
import { useCheckerCalls } from './use-checker-calls.ts';

const beatMs = 15_000;
/** Short, so that a restored network is noticed soon. */
const beatOfflineMs = 4000;

const never = () => () => {};

/** Returns this phone's checker, which lives as long as the page is open. */
export function useChecker(): { checker: Checker | undefined; state: CheckerState } {
  const calls = useCheckerCalls();
  const { conferenceId } = useMeeting().user;
  const [checker, setChecker] = useState<Checker>();
  const state = useSyncExternalStore(checker?.subscribe ?? never, () => checker?.state ?? emptyChecker);

  useEffect(() => {
    // The login has ended: the page is about to be left.
    if (conferenceId === 0) return;
    let isWanted = true;
    void openStorage().then(async (opened) => {
      if (!isWanted) return;
      const made = createChecker({ ...opened, calls, conferenceId, key: deviceKey(), now: serverNow, noteServerTime });
      setChecker(made);
      await made.open();
      await made.beat();
    });
    return () => {
      isWanted = false;
    };
  }, [calls, conferenceId]);

  const isOffline = state.network === 'offline';
  useEffect(() => {
    if (!checker) return;
    const beat = () => void checker.beat();
    const timer = setInterval(beat, isOffline ? beatOfflineMs : beatMs);
    window.addEventListener('online', beat);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', beat);
    };
  }, [checker, isOffline]);

  return { checker, state };
}
