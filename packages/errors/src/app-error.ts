import { type ErrorCode, errorCatalogue } from './catalogue.ts';

/** An invalid field: `members` are the input's field paths, `message` is the Chinese text to show there. */
export interface ValidationError {
  message: string;
  members: string[];
}

interface AppErrorOptions {
  /** Replaces the catalogue's text where a more exact one is known. */
  message?: string;
  details?: string;
  validationErrors?: ValidationError[];
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure reported to the caller by a code of the catalogue. Any other thrown error is a defect and returns 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: string | undefined;
  readonly validationErrors: ValidationError[];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = options.details;
    this.validationErrors = options.validationErrors ?? [];
    this.retryAfter = options.retryAfter;
  }
}
