import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useLazyGetRosterQuery,
  useRegisterDeviceMutation,
  useReportDeviceMutation,
  useScanTicketMutation,
  useUndoScanMutation,
  useUploadScansMutation,
} from '@tuyuan/api-client/conference/check-in.ts';
import { useMemo } from 'react';
import type { CallAnswer, CheckerCalls } from './checker-calls.ts';

/** Longer than any answer worth waiting for. */
const patienceOtherwise = 15_000;
/** A proxy, or a server that is down, says nothing about the ticket. */
const silent = new Set([0, 502, 503, 504]);

interface Asked<Result> extends Promise<{ data?: Result | undefined; error?: unknown }> {
  abort(): void;
}

async function answerOf<Result>(asked: Asked<Result>, patienceMs = patienceOtherwise): Promise<CallAnswer<Result>> {
  const timer = setTimeout(() => asked.abort(), patienceMs);
  const { data, error } = await asked;
  clearTimeout(timer);
  if (data !== undefined) return { kind: 'answer', result: data };
  if (!isApiFailure(error) || silent.has(error.status)) return { kind: 'silence' };
  return { kind: 'refusal', code: error.code, message: error.message };
}

/** The checker's calls: each ends in an answer, a refusal or silence. */
export function useCheckerCalls(): CheckerCalls {
  const [register] = useRegisterDeviceMutation();
  const [report] = useReportDeviceMutation();
  const [scan] = useScanTicketMutation();
  const [undo] = useUndoScanMutation();
  const [upload] = useUploadScansMutation();
  const [roster] = useLazyGetRosterQuery();
  return useMemo(
    () => ({
      register: (input, patienceMs) => answerOf(register(input), patienceMs),
      report: (input, patienceMs) => answerOf(report(input), patienceMs),
      scan: (input, patienceMs) => answerOf(scan(input), patienceMs),
      undo: (input, patienceMs) => answerOf(undo(input), patienceMs),
      upload: (input, patienceMs) => answerOf(upload(input), patienceMs),
      roster: (input, patienceMs) => answerOf(roster(input), patienceMs),
    }),
    [register, report, scan, undo, upload, roster],
  );
}
