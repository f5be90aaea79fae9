const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/;

interface WireParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly clock: string;
}

function partsOf(wire: string): WireParts {
  const [, year = '', month = '', day = '', clock = ''] = parts.exec(wire) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day), clock };
}

/** Returns the time of day, such as 09:30, of a wire time (`yyyy-MM-ddTHH:mm:ss`, in the site's zone). */
export function wireClock(wire: string): string {
  return partsOf(wire).clock;
}

/** 11 月 20 日 */
export function wireDay(wire: string): string {
  const { month, day } = partsOf(wire);
  return `${month} 月 ${day} 日`;
}

/** 11/5 */
export function wireShortDay(wire: string): string {
  const { month, day } = partsOf(wire);
  return `${month}/${day}`;
}

/** 周五 */
export function wireWeekday(wire: string): string {
  const { year, month, day } = partsOf(wire);
  return weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}

/** 11 月 20–22 日, or 11 月 30 日–12 月 2 日, or one day alone. */
export function wireDayRange(start: string, end: string): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  if (from.month !== to.month || from.year !== to.year) return `${wireDay(start)}–${wireDay(end)}`;
  return from.day === to.day ? wireDay(start) : `${from.month} 月 ${from.day}–${to.day} 日`;
}

/** 12:00–13:30, and 11/20 08:00–11/22 11:00 where it ends on another day. */
export function wireClockRange(start: string, end: string): string {
  const isOneDay = wireDaysBetween(start, end) === 0;
  return isOneDay ? `${wireClock(start)}–${wireClock(end)}` : `${wireMoment(start)}–${wireMoment(end)}`;
}

/** 11/20 12:00–13:30, and 11/20 08:00–11/22 11:00 where it ends on another day. */
export function wireSpan(start: string, end: string): string {
  const isOneDay = wireDaysBetween(start, end) === 0;
  return isOneDay ? `${wireMoment(start)}–${wireClock(end)}` : `${wireMoment(start)}–${wireMoment(end)}`;
}

function wireMoment(wire: string): string {
  return `${wireShortDay(wire)} ${wireClock(wire)}`;
}

/** Days from the day of `from` to the day of `to`; negative when `to` is earlier. */
export function wireDaysBetween(from: string, to: string): number {
  const [one, other] = [from, to].map((wire) => {
    const { year, month, day } = partsOf(wire);
    return Date.UTC(year, month - 1, day);
  });
  return Math.round(((other ?? 0) - (one ?? 0)) / 86_400_000);
}
