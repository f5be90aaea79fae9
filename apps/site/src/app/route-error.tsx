import { ErrorPage } from '@tuyuan/ui/error-page.tsx';
import { use, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NavigationFailureContext } from './navigation-progress.tsx';
import { NotFound } from './not-found.tsx';

function textOf(data: unknown): string | undefined {
  return typeof data === 'string' && data !== '' ? data : undefined;
}

/** In place of a page that failed: its status and message. */
export function RouteError() {
  const error = useRouteError();
  const reportFailure = use(NavigationFailureContext);
  useEffect(() => {
    reportFailure(true);
    return () => reportFailure(false);
  }, [reportFailure]);
  if (!isRouteErrorResponse(error)) return <ErrorPage />;
  return error.status === 404 ? (
    <NotFound message={textOf(error.data)} />
  ) : (
    <ErrorPage status={error.status} message={textOf(error.data)} />
  );
}
