import { ProgressBar } from '@tuyuan/ui/progress-bar.tsx';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSiteLook } from '../shared/look/use-site-look.ts';
import { useMeeting } from '../shared/meeting/meeting-context.tsx';

const DutySignal = lazy(async () => ({ default: (await import('./duty-signal.tsx')).DutySignal }));

/** What is round every page: the red line while the next one loads, the tenant's colours, the place where one was. */
export function Shell() {
  const { state } = useNavigation();
  const css = useSiteLook();
  const { userType } = useMeeting().user;
  return (
    <>
      {css !== '' && <style>{css}</style>}
      <ProgressBar isLoading={state !== 'idle'} />
      <Outlet />
      {userType >= 2 && (
        <Suspense>
          <DutySignal />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
