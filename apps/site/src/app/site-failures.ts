import { failureListener } from '@tuyuan/api-client/failure-listener.ts';
import { errorReports } from '@tuyuan/api-client/site/error-reports.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { showAlert, showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { isQuietRequest } from './page-store.ts';

interface SiteFailuresOptions {
  readonly transport: Transport;
  logOut(): void;
  goTo(path: string): void;
}

/** Handles failed calls: shows the alert, ends the session, reports to the server. */
export function siteFailures({ transport, logOut, goTo }: SiteFailuresOptions): (action: unknown) => void {
  const report = errorReports(transport);
  return failureListener({
    alert: showAlert,
    logOut,
    goHome: () => goTo('/'),
    offerLogIn: async (text) => {
      if (await showConfirm({ text, confirmText: '重新登录' }))
        goTo(withReturnUrl('/account', `${window.location.pathname}${window.location.search}`));
    },
    report: (failure) =>
      report({ ...failure, userAgent: navigator.userAgent.slice(0, 500), pageUrl: window.location.pathname }),
    isQuiet: isQuietRequest,
  });
}
