import { errorReports } from '@tuyuan/api-client/error-reports.ts';
import { failureListener } from '@tuyuan/api-client/failure-listener.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { showAlert } from '@tuyuan/ui/message-box-queue.ts';
import { isQuietRequest } from './page-store.ts';

interface SiteFailuresOptions {
  readonly transport: Transport;
  logOut(): void;
  goHome(): void;
}

/** What the site does about failed calls: the alert, the end of a session, the report to the server. */
export function siteFailures({ transport, logOut, goHome }: SiteFailuresOptions): (action: unknown) => void {
  const report = errorReports(transport);
  return failureListener({
    alert: showAlert,
    logOut,
    goHome,
    report: (failure) =>
      report({ ...failure, userAgent: navigator.userAgent.slice(0, 500), pageUrl: window.location.pathname }),
    isQuiet: isQuietRequest,
  });
}
