import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** What the server said of each field of a refused form, by the field's name. */
export function fieldFaults(failure: unknown): Readonly<Record<string, string>> {
  if (!isApiFailure(failure)) return {};
  return Object.fromEntries(
    failure.validationErrors.flatMap(({ message, members }) => members.map((member) => [member, message])),
  );
}
