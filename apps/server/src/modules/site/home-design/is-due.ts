import { toWireDate } from '@tuyuan/format/date.ts';

interface Scheduled {
  isActived: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

/** Whether it is on and within its period, whose times are wall times in `timeZone`. */
export function isDue({ isActived, startsAt, endsAt }: Scheduled, timeZone: string): boolean {
  const now = toWireDate(new Date(), timeZone);
  return isActived && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}
