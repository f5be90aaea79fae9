import type { ValidationError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';

export interface WireError {
  code: ErrorCode;
  /** Chinese, fit to show. */
  message: string;
  details: string | null;
  validationErrors: ValidationError[];
}

/** ABP's envelope around every answer. */
export type Envelope<Result> =
  | { result: Result; success: true; error: null; unAuthorizedRequest: false; __abp: true }
  | { result: null; success: false; error: WireError; unAuthorizedRequest: boolean; __abp: true };
