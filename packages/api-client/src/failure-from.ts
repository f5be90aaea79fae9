import type { ValidationError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { messageForFailure } from '@tuyuan/errors/status-message-for-failure.ts';
import type { ApiFailure } from './api-failure.ts';

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isValidationError(value: unknown): value is ValidationError {
  return isObject(value) && 'message' in value && 'members' in value && Array.isArray(value.members);
}

// The server's word is taken for its code: a client older than the server may not know it and still shows the message.
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value !== '';
}

export function failureFrom(status: number, body: unknown): ApiFailure {
  const error = isObject(body) && 'error' in body && isObject(body.error) ? body.error : {};
  const code =
    'code' in error && isCode(error.code) ? error.code : status === 0 ? 'Network.Broken' : 'Answer.Unreadable';
  const listed = 'validationErrors' in error && Array.isArray(error.validationErrors) ? error.validationErrors : [];
  return { status, code, message: messageForFailure(body, status), validationErrors: listed.filter(isValidationError) };
}
