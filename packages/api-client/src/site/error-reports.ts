import type { recordFrontEndError } from '@tuyuan/contract/site/audited-log.ts';
import type { ArgumentOf } from '../endpoint-types.ts';
import { callOf, type Route } from '../route.ts';
import type { Transport } from '../transport.ts';

type ErrorReport = ArgumentOf<typeof recordFrontEndError>;

const firstDelayMs = 1000;
const maxDelayMs = 60_000;
const maxWaiting = 20;

// By itself: every page carries it, and none the log's other calls.
const route: Route<typeof recordFrontEndError> = {
  method: 'POST',
  path: '/api/services/app/auditedLog/RecordFrontEndError',
};

/**
 * Returns a function that adds a report. Sends browser errors to the server 1000 ms after they happen; during an outage
 * it retries at growing intervals and keeps the first 20 reports.
 */
export function errorReports(transport: Transport): (report: ErrorReport) => void {
  const waiting: ErrorReport[] = [];
  let delay = firstDelayMs;
  let isUnderWay = false;

  async function sendAll(): Promise<void> {
    for (let report = waiting[0]; report !== undefined; report = waiting[0]) {
      const { status } = await transport(callOf(route)(report));
      if (status === 0) {
        delay = Math.min(delay * 2, maxDelayMs);
        setTimeout(sendAll, delay);
        return;
      }
      waiting.shift();
    }
    isUnderWay = false;
    delay = firstDelayMs;
  }

  return (report) => {
    if (waiting.length >= maxWaiting) return;
    waiting.push(report);
    if (isUnderWay) return;
    isUnderWay = true;
    setTimeout(sendAll, delay);
  };
}
