import { DEFAULT_TIME_ZONE } from '../date.ts';
import { wallTimeAt } from '../wall-time.ts';
import type { EntryRule } from './decide-scan.ts';

/**
 * Which turn an admission at `at` belongs to: of one turn there is only one. Null where it follows from how often the person has
 * left before (`reentry`).
 */
export function admissionCycle(entry: EntryRule, at: Date, timeZone: string = DEFAULT_TIME_ZONE): number | null {
  switch (entry) {
    case 'once':
      return 0;
    case 'daily': {
      const { year, month, day } = wallTimeAt(at, timeZone);
      return year * 10_000 + month * 100 + day;
    }
    case 'reentry':
      return null;
  }
}
