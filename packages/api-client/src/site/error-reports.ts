import type { recordFrontEndError } from '@tuyuan/contract/site/audited-log.ts';
import type { ArgumentOf } from '../endpoint-types.ts';
import { callOf, type Route } from '../route.ts';
import type { Transport } from '../transport.ts';

type ErrorReport = ArgumentOf<typeof recordFrontEndError>;

const firstDelayMs = 1000;
const longestDelayMs = 60_000;
const mostWaiting = 20;

// By itself: every page carries it, and none the log's other calls.
const route: Route<typeof recordFrontEndError> = {
  method: 'POST',
  path: '/api/services/app/auditedLog/RecordFrontEndError',
};

/**
 * Sends what went wrong in the browser to the server, 1000 ms after it happened; while the network stays silent it tries again
 * ever more rarely. Keeps the first 20 reports of an outage. Answers what adds a report.
 */
export function errorReports(transport: Transport): (report: ErrorReport) => void {
  const waiting: ErrorReport[] = [];
  let delay = firstDelayMs;
  let isUnderWay = false;

  async function sendAll(): Promise<void> {
    for (let report = waiting[0]; report !== undefined; report = waiting[0]) {
      const { status } = await transport(callOf(route)(report));
      if (status === 0) {
        delay = Math.min(delay * 2, longestDelayMs);
        setTimeout(sendAll, delay);
        return;
      }
      waiting.shift();
    }
    isUnderWay = false;
    delay = firstDelayMs;
  }

  return (report) => {
    if (waiting.length >= mostWaiting) return;
    waiting.push(report);
    if (isUnderWay) return;
    isUnderWay = true;
    setTimeout(sendAll, delay);
  };
}
