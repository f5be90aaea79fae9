import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { type Confirmation, confirmOwner, type ThrottleRules } from '../identity/index.ts';
import { insertExportLink } from './data-export.repository.ts';

const linkSeconds = 600;
const perDay = 10;
export const dataExportPath = '/api/Resource/AccountData';

/**
 * Returns a link to everything stored about the caller, single use and valid for ten minutes. Throws what
 * `confirmOwner` does, and `Request.TooMany`.
 */
export async function requestDataExport(
  rules: ThrottleRules,
  { db, actor }: SignedInContext,
  confirmation: Confirmation,
): Promise<{ url: string; expiresIn: number }> {
  await confirmOwner(db, rules, actor.id, confirmation);
  const retryAfter = await takeQuota(db, { key: `data-export:${actor.id}`, limit: perDay, seconds: 86_400 });
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  const key = randomBytes(24).toString('base64url');
  await insertExportLink(db, exportKeyHash(key), actor.id, linkSeconds);
  return { url: `${dataExportPath}/${key}`, expiresIn: linkSeconds };
}

export function exportKeyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
