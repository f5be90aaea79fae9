/** `11-18 18:52` of a wire time. */
export function shortMoment(time: string): string {
  return `${time.slice(5, 10)} ${time.slice(11, 16)}`;
}

/** `2026-11-18 18:52` of a wire time. */
export function fullMoment(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)}`;
}

/** `2026-11-18 18:52:07` of a wire time. */
export function exactMoment(time: string): string {
  return time.replace('T', ' ');
}

/** `11-18 18:52–20:00`, or with the other day where it ends on another. */
export function momentSpan(from: string, until: string): string {
  const isOneDay = from.slice(0, 10) === until.slice(0, 10);
  return `${shortMoment(from)}–${isOneDay ? until.slice(11, 16) : shortMoment(until)}`;
}
