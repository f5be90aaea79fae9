import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';

export const conflictKinds: Record<CheckInConflict['kind'], string> = {
  double: '两处入场',
  invalid: '票无效，离线时放行',
  overruled: '组长放行',
};
