import { isAgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertVersion } from './agreement-version.repository.ts';

interface Publication {
  pageKey: string | null;
  articleId: number;
  revision: number;
  asksAgain: boolean;
  /** Null: at once. */
  at: Date | null;
}

/** Numbers the published revision of a single page that is an agreement; of any other page does nothing. The caller has locked the page. */
export async function publishAgreement(transaction: Database, { pageKey, ...version }: Publication): Promise<void> {
  if (isAgreementKey(pageKey)) await insertVersion(transaction, { key: pageKey, ...version });
}
