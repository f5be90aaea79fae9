import { useGetQuestionsQuery } from '@tuyuan/api-client/conference/interaction.ts';
import { type Kept, useKept } from '../../../shared/kept/use-kept.ts';
import type { Questions } from './hall.ts';
import { freshHall, questionsQuery } from './hall-query.ts';

export function useQuestions(roomId: number): Kept<Questions> {
  return useKept(useGetQuestionsQuery(questionsQuery(roomId), freshHall));
}
