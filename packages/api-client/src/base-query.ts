import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiFailure, networkBroken } from './api-failure.ts';
import { convertLegacyDates } from './convert-dates.ts';
import type { ApiExtra, Call } from './transport.ts';

export interface CallMeta {
  readonly call: Call;
  readonly isQuiet: boolean;
}

/** An endpoint's `extraOptions`. */
export interface CallOptions {
  /** Its failures are not worth an alert: what it feeds simply stays away. */
  readonly quiet?: boolean;
}

interface Envelope {
  success: boolean;
  result: unknown;
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'success' in body && 'result' in body;
}

/**
 * Sends a call through the store's transport and unwraps ABP's envelope. Returns the result of a success, otherwise an
 * `ApiFailure`; a status 200 without an envelope (a proxy's page, a captive portal) is a failure too.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiFailure, CallOptions, CallMeta> = async (
  call,
  { extra, signal },
  options,
) => {
  // Supplied by create-store.ts of each app; redux types it as unknown.
  const { transport } = extra as ApiExtra;
  const { status, body, retryAfter, requestId } = await transport(call, signal);
  const meta = { call, isQuiet: options?.quiet ?? false };
  if (status >= 200 && status < 300 && isEnvelope(body) && body.success) {
    return { data: await convertLegacyDates(body.result), meta };
  }
  if (status === 0) return { error: networkBroken, meta };
  // The messages for each status are loaded on the first failure: when the network answered once, it can again.
  const words = await import('@tuyuan/errors/call-failure.ts').catch(() => undefined);
  return { error: words?.callFailure(status, body, retryAfter, requestId) ?? { ...networkBroken, status }, meta };
};
