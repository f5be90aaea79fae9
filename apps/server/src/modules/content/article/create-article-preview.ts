import type { createArticlePreview as createArticlePreviewCall } from '@tuyuan/contract/content/article-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { newExportToken } from '../../site/index.ts';
import { insertPreview } from './article-preview.repository.ts';

const lifeMs = 2 * 3_600_000;

/** Returns a link that shows the revision; only the hash of its token is stored. Throws `Article.NotFound`. */
export async function createArticlePreview(
  { db, actor }: SignedInContext,
  { id, revision }: InputOf<typeof createArticlePreviewCall>,
): Promise<AnswerTo<typeof createArticlePreviewCall>> {
  const { token, tokenHash } = newExportToken();
  const expiresAt = new Date(Date.now() + lifeMs);
  if (!(await insertPreview(db, { tokenHash, articleId: id, revision, userId: actor.id, expiresAt })))
    throw new AppError('Article.NotFound');
  return { path: `/article/detail?id=${id}&preview=${token}`, expiresAt };
}
