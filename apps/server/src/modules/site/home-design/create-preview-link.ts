import type { createHomePreview } from '@tuyuan/contract/site/home-design.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { newExportToken } from '../export/index.ts';
import { insertPreview } from './home-design.repository.ts';

const lifeMs = 2 * 3_600_000;

/** Returns a link that shows the draft; only the hash of its token is stored. */
export async function createPreviewLink({ db, actor }: ActingContext): Promise<AnswerTo<typeof createHomePreview>> {
  const { token, tokenHash } = newExportToken();
  const expiresAt = new Date(Date.now() + lifeMs);
  await insertPreview(db, { tokenHash, userId: actor.id, expiresAt });
  return { path: `/?preview=${token}`, expiresAt };
}
