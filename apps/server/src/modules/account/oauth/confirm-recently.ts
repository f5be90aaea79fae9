import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { type Confirmation, confirmOwner, isSessionFresh } from '../identity/index.ts';
import type { OAuthDeps } from './oauth-deps.ts';

const freshSeconds = 600;

/**
 * Accepts callers who logged in within the last 10 minutes; others need their password or a code sent to their phone.
 * Errors: `Session.ConfirmationRequired`, those of `confirmOwner`.
 */
export async function confirmRecently(
  { rules }: OAuthDeps,
  { db, tokenHash, actor }: SignedInContext,
  confirmation: Confirmation,
): Promise<void> {
  if (await isSessionFresh(db, tokenHash, freshSeconds)) return;
  const isConfirmed = confirmation.password !== undefined || confirmation.safetyCode !== undefined;
  if (!isConfirmed) throw new AppError('Session.ConfirmationRequired');
  await confirmOwner(db, rules, actor.id, confirmation);
}
