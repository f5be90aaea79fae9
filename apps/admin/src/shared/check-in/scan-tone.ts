import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import type { StatusTone } from '../list/status-dot.tsx';

/** Returns the tone for admitted, admitted with reservation, or refused. */
export function scanTone({ reason, overruled, isVoid }: ScanRecord): StatusTone {
  if (isVoid) return 'off';
  if (reason === 'provisional' || overruled !== null) return 'warning';
  return reason === 'ok' ? 'success' : 'error';
}
