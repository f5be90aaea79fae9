import { isLogInTimedOut } from './is-log-in-timed-out.ts';
import { LOGIN_TIMED_OUT_TEXT, statusMessage } from './status-message.ts';

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = Object.entries(value).find(([key]) => key === name);
  return entry?.[1];
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

function validationText(error: unknown): string | undefined {
  const list = fieldOf(error, 'validationErrors');
  if (!Array.isArray(list)) return undefined;
  const texts = list.flatMap((entry) => textOf(fieldOf(entry, 'message')) ?? []);
  return textOf([...new Set(texts)].join('\n'));
}

/** Returns the text of a legacy body `{ Success, ExceptionType, ErrorMsg, message }`; exception type 1 is an expired log-in. */
function legacyText(body: unknown): string | undefined {
  if (isLogInTimedOut(body)) return LOGIN_TIMED_OUT_TEXT;
  return textOf(fieldOf(body, 'ErrorMsg')) ?? textOf(fieldOf(body, 'message'));
}

/**
 * Returns the text to show for a failed call: the field errors (one per line), else the details, else the message of
 * the body, else the text for the status. `status` 0 or undefined means that no answer arrived. Never throws, whatever
 * the body is.
 */
export function messageForFailure(body: unknown, status: number | undefined): string {
  const error = fieldOf(body, 'error');
  return (
    validationText(error) ??
    textOf(fieldOf(error, 'details')) ??
    textOf(fieldOf(error, 'message')) ??
    legacyText(body) ??
    statusMessage(status)
  );
}
