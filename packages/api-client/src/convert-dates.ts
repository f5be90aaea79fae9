import { someLeaf } from './map-leaves.ts';

function isLegacyDate(leaf: unknown): boolean {
  return typeof leaf === 'string' && leaf.startsWith('/Date(');
}

/** `withWireDates`; its code is fetched only for a call that holds a Date, which few do. */
export async function convertOutgoingDates(input: unknown): Promise<unknown> {
  if (!someLeaf(input, (leaf) => leaf instanceof Date)) return input;
  return (await import('./wire-dates.ts')).withWireDates(input);
}

/** `withoutLegacyDates`, fetched only for an answer that holds one. */
export async function convertLegacyDates(answer: unknown): Promise<unknown> {
  if (!someLeaf(answer, isLegacyDate)) return answer;
  return (await import('./wire-dates.ts')).withoutLegacyDates(answer);
}
