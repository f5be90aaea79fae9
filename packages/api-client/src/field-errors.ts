import { isApiFailure } from './api-failure.ts';

export interface FieldErrors {
  /** Field name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string[]>>;
  /** Errors of no field of this form; undefined when there are none. */
  readonly rest: string | undefined;
}

/**
 * Maps the errors of a rejected form to the fields they name (`labels.3` belongs to `labels`, `values.siteName` to
 * `siteName`). A name with dots is matched literally: `answers.phone` is never the form's own `phone`.
 */
export function fieldErrors(thrown: unknown, names: readonly string[]): FieldErrors {
  const fields: Record<string, string[]> = {};
  if (!isApiFailure(thrown)) return { fields, rest: '出了点问题，请重试。' };
  const left: string[] = [];
  for (const { message, members } of thrown.validationErrors) {
    const owners = new Set(members.flatMap((member) => member.split(/[.[\]]/)));
    const exact = names.filter((name) => name.includes('.') && members.some((member) => isOf(member, name)));
    const known = exact.length > 0 ? exact : names.filter((name) => owners.has(name));
    for (const name of known) fields[name] = [...(fields[name] ?? []), message];
    if (known.length === 0) left.push(message);
  }
  if (thrown.validationErrors.length === 0) left.push(thrown.message);
  return { fields, rest: left.length > 0 ? left.join('\n') : undefined };
}

const isOf = (member: string, name: string) => member === name || member.startsWith(`${name}.`);
