import { ProgressBar } from '@tuyuan/ui/progress-bar.tsx';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSiteLook } from '../shared/look/use-site-look.ts';

/** What is round every page: the red line while the next one loads, the tenant's colours, the place where one was. */
export function Shell() {
  const { state } = useNavigation();
  const css = useSiteLook();
  return (
    <>
      {css !== '' && <style>{css}</style>}
      <ProgressBar isLoading={state !== 'idle'} />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
