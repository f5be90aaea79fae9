import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isApiFailure } from './api-failure.ts';
import type { CallMeta } from './base-query.ts';

interface FailureListenerOptions {
  /** Shows the message with a close button; resolves when it is closed. */
  alert(message: string): Promise<void>;
  /** Ends the session in the browser. */
  logOut(): void;
  goHome(): void;
  /** Shows the message with a button that leads to the log-in page; resolves when it is closed. */
  offerLogIn(message: string): Promise<void>;
  /** Reports a call without an answer to the server. */
  report(failure: { apiUrl: string; errorMsg: string }): void;
  /** True for a call whose caller shows the failure itself, such as a page's first data. */
  isQuiet?(requestId: string): boolean;
}

function isCallMeta(meta: unknown): meta is CallMeta {
  return typeof meta === 'object' && meta !== null && 'call' in meta;
}

function callMetaOf(meta: object): CallMeta | undefined {
  return 'baseQueryMeta' in meta && isCallMeta(meta.baseQueryMeta) ? meta.baseQueryMeta : undefined;
}

/**
 * Returns a listener for all store actions that handles every failed API call: shows its message in an alert (each
 * message once at a time); on 401 ends the session and goes home once the alert is closed; on an expired log-in offers
 * to log in again; on a network failure sends a report to the server. Independent of the UI.
 */
export function failureListener(options: FailureListenerOptions): (action: unknown) => void {
  const shown = new Set<string>();

  async function show(message: string, how = options.alert): Promise<void> {
    if (shown.has(message)) return;
    shown.add(message);
    await how(message).finally(() => shown.delete(message));
  }

  async function handle(action: unknown): Promise<void> {
    if (!isRejectedWithValue(action) || !isApiFailure(action.payload)) return;
    const { status, code, message } = action.payload;
    const meta = callMetaOf(action.meta);
    if (status === 0 && meta) options.report({ apiUrl: meta.call.path, errorMsg: message });
    if (code === 'LogIn.TimedOut') {
      await show(message, options.offerLogIn);
      return;
    }
    if (status === 401) {
      options.logOut();
      await show(message);
      options.goHome();
      return;
    }
    if (meta?.isQuiet || options.isQuiet?.(action.meta.requestId)) return;
    await show(message);
  }

  return (action) => void handle(action);
}
