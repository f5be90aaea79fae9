import { conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

const tones = new Map<number, StatusTone>([
  [conferenceStateNumbers.announced, 'info'],
  [conferenceStateNumbers.registering, 'success'],
  [conferenceStateNumbers.regClosed, 'info'],
  [conferenceStateNumbers.running, 'success'],
  [conferenceStateNumbers.cancelled, 'error'],
]);

export function conferenceStateTone(state: number): StatusTone {
  return tones.get(state) ?? 'off';
}
