import type { Envelope } from '@tuyuan/contract/envelope.ts';
import type { AppError } from '@tuyuan/errors/app-error.ts';

export function successEnvelope<Result>(result: Result): Envelope<Result> {
  return { result, success: true, error: null, unAuthorizedRequest: false, __abp: true };
}

export function failureEnvelope(error: AppError): Envelope<never> {
  return {
    result: null,
    success: false,
    error: {
      code: error.code,
      message: error.message,
      details: error.details ?? null,
      validationErrors: error.validationErrors,
    },
    unAuthorizedRequest: error.status === 401,
    __abp: true,
  };
}
