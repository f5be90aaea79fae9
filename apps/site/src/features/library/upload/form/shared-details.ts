import type { UploadDetails } from '@tuyuan/contract/library/image-upload.ts';

/** Returns the value that all have, or undefined when they differ. */
export function sharedValue<Field extends keyof UploadDetails>(
  details: readonly UploadDetails[],
  field: Field,
): UploadDetails[Field] | undefined {
  const [first] = details;
  if (!first) return undefined;
  const text = JSON.stringify(first[field]);
  return details.every((each) => JSON.stringify(each[field]) === text) ? first[field] : undefined;
}

export interface SharedLabel {
  readonly name: string;
  readonly count: number;
}

/** Labels of a selection with how many pictures have each, the commonest first. */
export function sharedLabels(details: readonly UploadDetails[]): SharedLabel[] {
  const counts = new Map<string, number>();
  for (const { labels } of details) for (const name of labels) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

export type PriceKind = 'preview' | 'free' | 'priced';

export function priceKindOf({ editorial, commercial, extended }: UploadDetails['prices']): PriceKind {
  const all = [editorial, commercial, extended];
  if (all.every((price) => price === null)) return 'preview';
  return all.every((price) => price === 0) ? 'free' : 'priced';
}
