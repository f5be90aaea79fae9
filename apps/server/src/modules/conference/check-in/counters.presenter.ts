import type { CounterRow } from './counters.repository.ts';

/** Returns the counters in the form of the staff hub. */
export function presentCounters(rows: CounterRow[]): { points: { id: number; admitted: number; inside: number }[] } {
  return { points: rows.map(({ point_id, admitted, inside }) => ({ id: point_id, admitted, inside })) };
}
