import { databaseFault } from '../database/database-fault.ts';

/** For an event that clients also learn of otherwise: throws everything but an outage of the database. */
export function ignoreOutage(error: unknown): void {
  if (databaseFault(error) !== 'outage') throw error;
}
