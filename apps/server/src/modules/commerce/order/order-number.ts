import { toWireDate } from '@tuyuan/format/date.ts';
import { randomCode } from '../../../platform/text/random-code.ts';

/** Returns a new number such as `D261126-7K3M9QX2`: the day, and 40 random bits, behind the sign of its kind. */
export function newOrderNumber(now: Date, timeZone: string, sign = 'D'): string {
  return `${sign}${toWireDate(now, timeZone).slice(2, 10).replaceAll('-', '')}-${randomCode(8)}`;
}
