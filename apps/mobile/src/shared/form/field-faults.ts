import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** Returns the server's message for each field of a refused form, by field name. */
export function fieldFaults(failure: unknown): Readonly<Record<string, string>> {
  if (!isApiFailure(failure)) return {};
  return Object.fromEntries(
    failure.validationErrors.flatMap(({ message, members }) => members.map((member) => [member, message])),
  );
}
