import { AppError } from '@tuyuan/errors/app-error.ts';
import type { AnswerFault } from './registration-answers.policy.ts';

/** Each fault at its field of the form. */
export function wrongAnswers(faults: readonly AnswerFault[]): AppError {
  return new AppError('Request.Invalid', {
    validationErrors: faults.map(({ key, message }) => ({ message, members: [`answers.${key}`] })),
  });
}
