import { someLeaf } from './map-leaves.ts';

function isLegacyDate(leaf: unknown): boolean {
  return typeof leaf === 'string' && leaf.startsWith('/Date(');
}

/** `withWireDates`, loaded only for a call that contains a Date, which few do. */
export async function convertOutgoingDates(input: unknown): Promise<unknown> {
  if (!someLeaf(input, (leaf) => leaf instanceof Date)) return input;
  return (await import('./wire-dates.ts')).withWireDates(input);
}

/** `withoutLegacyDates`, loaded only for an answer that contains a legacy date. */
export async function convertLegacyDates(answer: unknown): Promise<unknown> {
  if (!someLeaf(answer, isLegacyDate)) return answer;
  return (await import('./wire-dates.ts')).withoutLegacyDates(answer);
}
