import { HubError, HubForbiddenError } from './hub-error.ts';

/** Failures found before a handler ran, with the text the caller gets. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal';
}

export const methodUnknown = (target: string) =>
  new CallRefusal(`Failed to invoke '${target}' due to an error on the server. HubException: Method does not exist.`);

export const argumentsInvalid = (target: string) =>
  new CallRefusal(`Failed to invoke '${target}' due to an error on the server. HubException: Invalid arguments.`);

export const modeMismatch = (target: string, isStream: boolean) =>
  new CallRefusal(
    isStream
      ? `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`
      : `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`,
  );

/** Returns the error text for the caller of a failed call: the reference server's wording, which clients may depend on. */
export function callFailureText(target: string, error: unknown, isStreaming: boolean): string {
  if (error instanceof CallRefusal) return error.message;
  if (error instanceof HubForbiddenError) return `Failed to invoke '${target}' because user is unauthorized`;
  const text = isStreaming
    ? 'An error occurred on the server while streaming results.'
    : `An unexpected error occurred invoking '${target}' on the server.`;
  return error instanceof HubError ? `${text} HubException: ${error.message}` : text;
}

/** Returns whether the failure is the caller's rather than the server's. */
export function isExpected(error: unknown): boolean {
  return error instanceof CallRefusal || error instanceof HubError;
}
