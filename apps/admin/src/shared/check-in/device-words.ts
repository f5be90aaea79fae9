import type { CheckInDevice } from '@tuyuan/contract/conference/check-in-command.ts';
import type { StatusTone } from '../list/status-dot.tsx';

const states: Record<CheckInDevice['state'], { word: string; tone: StatusTone }> = {
  online: { word: '在线', tone: 'success' },
  degraded: { word: '网络慢', tone: 'warning' },
  offline: { word: '离线', tone: 'error' },
  syncing: { word: '补传中', tone: 'info' },
  silent: { word: '失联', tone: 'error' },
};

export function deviceState({ state, isRevoked }: CheckInDevice): { word: string; tone: StatusTone } {
  return isRevoked ? { word: '已停用', tone: 'off' } : states[state];
}
