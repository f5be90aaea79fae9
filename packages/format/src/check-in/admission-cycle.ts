import { DEFAULT_TIME_ZONE } from '../date.ts';
import { wallTimeAt } from '../wall-time.ts';
import type { EntryRule } from './decide-scan.ts';

/**
 * Returns the entry cycle of an admission at `at`; there is only one when entry is once. Null when it depends on how
 * often the person has left (`reentry`).
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
