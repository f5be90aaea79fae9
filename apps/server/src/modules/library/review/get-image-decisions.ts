import type { getImageDecisions as decisionsEndpoint } from '@tuyuan/contract/library/image-decision.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findDecisions } from './image-decision.repository.ts';

export async function getImageDecisions(
  { db, actor }: SignedInContext,
  imageIds: readonly number[],
): Promise<AnswerTo<typeof decisionsEndpoint>> {
  return { items: await findDecisions(db, actor.id, imageIds) };
}
