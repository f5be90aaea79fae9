import { parseDate } from '@tuyuan/format/date.ts';
import { useWireNow } from '../../../shared/use-wire-now.ts';

/** Returns the whole minutes until a time of the wire, at least 1; undefined on the server, while hydrating and afterwards. */
export function useMinutesLeft(until: string | undefined): number | undefined {
  const now = parseDate(useWireNow())?.getTime();
  const end = parseDate(until)?.getTime();
  if (now === undefined || end === undefined || end <= now) return undefined;
  return Math.ceil((end - now) / 60_000);
}
