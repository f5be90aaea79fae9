import type { CounterRow } from './counters.repository.ts';

/** As the staff hub tells them. */
export function presentCounters(rows: CounterRow[]): { points: { id: number; admitted: number; inside: number }[] } {
  return { points: rows.map(({ point_id, admitted, inside }) => ({ id: point_id, admitted, inside })) };
}
