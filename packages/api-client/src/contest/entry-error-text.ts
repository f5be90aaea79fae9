import { fieldErrors } from '../field-errors.ts';

/** What a refused save says: at its field, or as a whole. */
export function entryErrorText(error: unknown): string {
  const names = ['title', 'story', 'explanation', 'imageIds', 'category', 'aiUse'] as const;
  const { fields, rest } = fieldErrors(error, names);
  const first = names.flatMap((name) => fields[name] ?? [])[0];
  return first ?? rest ?? '没有存上，请再试一次';
}
