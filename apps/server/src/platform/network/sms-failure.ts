import { AppError } from '@tuyuan/errors/app-error.ts';

/**
 * `refused`: this number or this text is never taken; `unavailable`: it was not sent and is worth another try;
 * `unanswered`: it may have been sent.
 */
type SmsFault = 'refused' | 'unavailable' | 'unanswered';

/** The provider did not take a message, or did not say that it did. */
export class SmsFailure extends AppError {
  readonly fault: SmsFault;

  constructor(fault: SmsFault, cause: unknown) {
    super('Sms.Unavailable', { cause });
    this.fault = fault;
  }
}
