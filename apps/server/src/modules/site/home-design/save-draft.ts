import { maxBlockHtml } from '@tuyuan/contract/site/home-block-kinds.ts';
import type { HomeDesign, saveHomeDraft } from '@tuyuan/contract/site/home-design.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { cleanHtmlField } from '../../../platform/clean-html.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { advanceRevision } from '../../../platform/database/revision.repository.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { getDraft } from './get-draft.ts';
import { putDraft } from './home-design.repository.ts';
import { draftedHome } from './shown-home.ts';

type Change = Partial<HomeDesign> & { basedOn: number };

/** Changes these parts of the draft. Throws `HomeDesign.ChangedMeanwhile` when it was changed since `basedOn`. */
export async function saveDraft(
  { db, actor }: ActingContext,
  { basedOn, ...parts }: Change,
): Promise<AnswerTo<typeof saveHomeDraft>> {
  const blocks = parts.blocks?.map((block, index) => ({
    ...block,
    html: cleanHtmlField(block.html, { field: `blocks.${index}.html`, max: maxBlockHtml }),
  }));
  await inTransaction(db, async (transaction) => {
    if ((await advanceRevision(transaction, 'homeDraft', basedOn)) === null)
      throw new AppError('HomeDesign.ChangedMeanwhile');
    await putDraft(transaction, { ...(await draftedHome(transaction)), ...parts, ...(blocks && { blocks }) }, actor.id);
  });
  return getDraft(db);
}
