import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import type { StatusTone } from '../list/status-dot.tsx';

/** Let in, let in with a question, or not. */
export function scanTone({ reason, overruled, isVoid }: ScanRecord): StatusTone {
  if (isVoid) return 'off';
  if (reason === 'provisional' || overruled !== null) return 'warning';
  return reason === 'ok' ? 'success' : 'error';
}
