const partsPattern = /^(\d{4})[:\-/](\d\d)[:\-/](\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?/;

/**
 * Parses a camera's time (`2024:05:01 12:00:00`, or ISO 8601). An offset in the text or in `offset` is used; without
 * one the text is wall time in `timeZone`. Null when it is not a date (cameras write `0000:00:00 00:00:00`).
 */
export function parseCameraTime(text: unknown, offset: unknown, timeZone: string): Date | null {
  if (typeof text !== 'string') return null;
  const [, year, month, day, hour, minute, second, ownOffset] = partsPattern.exec(text.trim()) ?? [];
  if (year === undefined || Number(year) < 1800) return null;
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}Z`);
  // Date.parse rolls 31 February over into March.
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day)) return null;
  const given = ownOffset ?? (typeof offset === 'string' ? offset.trim() : '');
  return new Date(wall - (offsetMinutes(given) ?? zoneMinutes(wall, timeZone)) * 60_000);
}

function offsetMinutes(text: string): number | null {
  if (text === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? [];
  if (sign === undefined || Number(hours) > 14) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** Returns the minutes east of UTC in `timeZone` when its clocks show `wall` (given as if it were UTC). */
function zoneMinutes(wall: number, timeZone: string): number {
  const shown = (moment: number) =>
    Date.parse(`${new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) - moment;
  const guess = shown(wall);
  return Math.round(shown(wall - guess) / 60_000);
}
