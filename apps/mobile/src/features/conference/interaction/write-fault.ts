import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { fieldFaults } from '../../../shared/form/field-faults.ts';
import { failureText } from '../../../shared/states/failure-text.ts';

interface WriteFault {
  /** For the field. */
  readonly text: string;
  readonly isMuted: boolean;
  /** Seconds to wait; 0 where that is not why. */
  readonly waits: number;
}

/** Why what was written was not taken. */
export function writeFault(thrown: unknown): WriteFault {
  const code = isApiFailure(thrown) ? thrown.code : '';
  return {
    text: fieldFaults(thrown).text ?? failureText(thrown),
    isMuted: code === 'Interaction.Muted',
    waits: isApiFailure(thrown) && code === 'Interaction.TooSoon' ? (thrown.retryAfter ?? 0) : 0,
  };
}
