export interface QuietHours {
  isOn: boolean;
  /** `22:00`; the end may lie in the next day. */
  from: string;
  until: string;
}

const minutesADay = 1440;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns when the quiet hours that `now` lies in are over, or null outside of them. */
export function quietUntil({ isOn, from, until }: QuietHours, now: Date, timeZone: string): Date | null {
  if (!isOn) return null;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [start, end, minute] = [minutesOf(from), minutesOf(until), minutesOf(clock.format(now))];
  const isQuiet = start < end ? start <= minute && minute < end : start <= minute || minute < end;
  if (!isQuiet) return null;
  const left = (end - minute + minutesADay) % minutesADay;
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 + left * 60_000);
}
