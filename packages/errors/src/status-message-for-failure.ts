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

/** The old bodies `{ Success, ExceptionType, ErrorMsg, message }`; an exception called 1 is an expired log-in. */
function legacyText(body: unknown): string | undefined {
  if (isLogInTimedOut(body)) return LOGIN_TIMED_OUT_TEXT;
  return textOf(fieldOf(body, 'ErrorMsg')) ?? textOf(fieldOf(body, 'message'));
}

/**
 * The text to show for a failed call: the field errors (one a line), else the details, else the message of the body, else the
 * words for the status. `status` 0 or undefined means that no answer came. Never throws, whatever the body is.
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
