import { toWireDate } from '@tuyuan/format/date.ts';
import { randomCode } from '../../../platform/text/random-code.ts';

/** Returns a new number such as `D261126-7K3M9QX2`: the day, and 40 random bits. */
export function newOrderNumber(now: Date, timeZone: string): string {
  return `D${toWireDate(now, timeZone).slice(2, 10).replaceAll('-', '')}-${randomCode(8)}`;
}
