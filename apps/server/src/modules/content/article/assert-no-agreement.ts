import { isAgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';

/** Throws `Article.IsAgreement` for a page whose versions people have agreed to. */
export function assertNoAgreement(pageKey: string | null): void {
  if (isAgreementKey(pageKey)) throw new AppError('Article.IsAgreement');
}
