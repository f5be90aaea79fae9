import { createHash } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../database/database.ts';
import { claimIdempotencyKey, storeIdempotentAnswer } from './idempotency.repository.ts';
import { holdsTicket, isSignedIn, type RequestContext } from './request-context.ts';

/**
 * Runs `work` at most once per user or ticket, route and key: the effect and the stored answer commit together, a retry gets that answer.
 * Throws `Request.KeyReused` when the key came with another input before.
 */
export async function runIdempotently(
  context: RequestContext,
  route: string,
  input: unknown,
  work: (context: RequestContext) => Promise<unknown>,
): Promise<unknown> {
  const { idempotencyKey } = context;
  const holder = holderOf(context);
  if (idempotencyKey === undefined || holder === null) return work(context);
  const key = { userId: holder, route, key: idempotencyKey };
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest();
  return inTransaction(context.db, async (transaction) => {
    const stored = await claimIdempotencyKey(transaction, key, requestHash);
    if (stored) {
      if (!stored.request_hash.equals(requestHash)) throw new AppError('Request.KeyReused');
      return stored.answer;
    }
    const answer = await work({ ...context, db: transaction });
    await storeIdempotentAnswer(transaction, key, answer);
    return answer;
  });
}

/** Whose key it is: a user's number, a ticket's below zero. */
function holderOf(context: RequestContext): number | null {
  if (isSignedIn(context)) return context.actor.id;
  return holdsTicket(context) ? -context.ticket.ticketId : null;
}
