import { ProgressBar } from '@tuyuan/ui/progress-bar.tsx';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSiteLook } from '../shared/look/use-site-look.ts';
import { useMeeting } from '../shared/meeting/meeting-context.tsx';
import { useHasModule } from '../shared/meeting/use-has-module.ts';

/** Without it, in a network that broke in that moment, the pages work all the same. */
const signal = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));
const ConferenceSignal = signal(async () => (await import('./conference-signal.tsx')).ConferenceSignal);
const DutySignal = signal(async () => (await import('./duty-signal.tsx')).DutySignal);
const NoticeSignal = signal(async () => (await import('./notice-signal.tsx')).NoticeSignal);

/** What the first page needs is fetched first. */
const signalsAfterMs = 1500;

/** The frame of every page: progress line while the next one loads, the tenant's colours, scroll restoration. */
export function Shell() {
  const { state } = useNavigation();
  const css = useSiteLook();
  const { userId, userType } = useMeeting().user;
  const has = useHasModule();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settling = setTimeout(() => setIsSettled(true), signalsAfterMs);
    return () => clearTimeout(settling);
  }, []);
  return (
    <>
      {css !== '' && <style>{css}</style>}
      <ProgressBar isLoading={state !== 'idle'} />
      <Outlet />
      {isSettled && userId !== 0 && (
        <Suspense>
          <ConferenceSignal key={userId} />
        </Suspense>
      )}
      {isSettled && userId !== 0 && (
        <Suspense>
          <NoticeSignal key={userId} />
        </Suspense>
      )}
      {isSettled && userType >= 2 && has('duty') && (
        <Suspense>
          <DutySignal />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
