import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useAnswerInteractionMutation } from '@tuyuan/api-client/conference/interaction.ts';
import { failureText } from '../../../shared/states/failure-text.ts';
import type { BoardProps } from './board.tsx';

interface Answering {
  readonly isSending: boolean;
  /** Why it was not taken; undefined while nothing was refused. */
  readonly fault: string | undefined;
  /** Resolves to false if it was refused; the choice then stays. */
  send(answer: { choices?: number[]; words?: string[] }): Promise<boolean>;
}

/** Submits an answer; the server accepts one per person, however often it is sent. */
export function useAnswer({ interaction, onAnswered, onLost }: BoardProps): Answering {
  const [answer, { isLoading, error }] = useAnswerInteractionMutation();
  return {
    isSending: isLoading,
    fault: error === undefined ? undefined : faultOf(error),
    async send(given) {
      const { data, error: refused } = await answer({ id: interaction.id, ...given });
      if (data) onAnswered?.(data);
      else if (isApiFailure(refused) && refused.status === 409) onLost?.();
      return data !== undefined;
    },
  };
}

function faultOf(error: unknown): string {
  return (isApiFailure(error) && error.validationErrors[0]?.message) || failureText(error);
}
