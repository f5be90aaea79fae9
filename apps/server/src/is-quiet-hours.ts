import { timeOfDayPattern } from '@tuyuan/contract/community/notification-words.ts';

/** Whether a setting names two different times of the day, `22:00-08:00`, or is `off`. */
export function isQuietHours(setting: string): boolean {
  const [from = '', until = '', ...more] = setting.split('-');
  const isSpan = timeOfDayPattern.test(from) && timeOfDayPattern.test(until) && from !== until && more.length === 0;
  return isSpan || setting === 'off';
}
