import type { AgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findAsked } from './agreement-version.repository.ts';

/** What has to be agreed to before one may do it. */
const needed = { upload: ['copyright', 'photographer'], buy: ['agreement'] } as const satisfies Record<
  string,
  readonly AgreementKey[]
>;

/** Throws `Agreement.ConsentNeeded` while a version that asks everybody again waits for the user's consent. */
export async function assertConsent(db: Database, userId: number, deed: keyof typeof needed): Promise<void> {
  const [asked] = await findAsked(db, userId, needed[deed]);
  if (asked) throw new AppError('Agreement.ConsentNeeded', { details: asked.title });
}
