import { dayStartHour } from '@tuyuan/contract/conference/schedule-fields.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

// A wire time is local time; reading it as UTC allows arithmetic.
const wallMs = (wire: string) => Date.parse(`${wire.slice(0, 16)}:00Z`);
const wireOf = (ms: number) => new Date(ms).toISOString().slice(0, 19);

/** Minutes from the midnight `day` begins with; 1440 and more after the next one. */
export function minutesOn(day: string, wire: string): number {
  return Math.round((wallMs(wire) - wallMs(`${day}T00:00`)) / minuteMs);
}

/** Returns the wire time `minutes` after the start of `day`. */
export function wireOn(day: string, minutes: number): string {
  return wireOf(wallMs(`${day}T00:00`) + minutes * minuteMs);
}

export function addMinutes(wire: string, minutes: number): string {
  return wireOf(wallMs(wire) + minutes * minuteMs);
}

/** Returns the conference day of a session: one starting before three o'clock belongs to the day before. */
export function scheduleDayOf(wire: string): string {
  return addMinutes(wire, -dayStartHour * 60).slice(0, 10);
}

/** Every day from the first to the last of these, each as `yyyy-MM-dd`. */
export function daysBetween(wires: readonly string[]): string[] {
  const days = wires.map(scheduleDayOf).toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = Math.round((wallMs(`${last}T00:00`) - wallMs(`${first}T00:00`)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => wireOn(first, index * 24 * 60).slice(0, 10));
}

/** `09:30–10:15` */
export function clockSpan(startTime: string, durationMinutes: number): string {
  return `${startTime.slice(11, 16)}–${addMinutes(startTime, durationMinutes).slice(11, 16)}`;
}
