import { agreementKeys } from '@tuyuan/contract/account/agreement-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { findAsked } from './agreement-version.repository.ts';

/** What a user is asked to agree to; what matters to photographers alone is asked of nobody else. */
export function listAsked(db: Database, { id, roles }: Pick<Actor, 'id' | 'roles'>) {
  const isPhotographer = [...roles].includes('photographer');
  const keys = isPhotographer ? agreementKeys : (['agreement', 'privacy'] as const);
  return findAsked(db, id, keys, { alsoFirst: true });
}
