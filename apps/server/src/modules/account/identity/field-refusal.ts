import { AppError } from '@tuyuan/errors/app-error.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';

/** Returns an error that a form shows at one of its fields. */
export function fieldRefusal(code: ErrorCode, member: string): AppError {
  return new AppError(code, { validationErrors: [{ message: errorCatalogue[code].message, members: [member] }] });
}
