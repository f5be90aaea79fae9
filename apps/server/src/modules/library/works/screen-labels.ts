import type { Database } from '../../../platform/database/database.ts';
import { screenFields } from '../../site/index.ts';

/** Returns the labels as they may be stored. Throws `Text.Blocked` at each that may not. */
export async function screenLabels(db: Database, labels: readonly string[]): Promise<string[]> {
  const fields = Object.fromEntries(labels.map((label, index) => [`labels.${index}`, label]));
  return Object.values(await screenFields(db, fields));
}
