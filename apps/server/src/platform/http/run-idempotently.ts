import { createHash } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../database/database.ts';
import type { SecretBox } from '../secret-box.ts';
import { claimIdempotencyKey, storeIdempotentAnswer } from './idempotency.repository.ts';
import { holdsTicket, isSignedIn, type RequestContext } from './request-context.ts';

interface Once {
  route: string;
  input: unknown;
  /** Seals the stored answer; undefined when it contains no secret. */
  box: SecretBox | undefined;
}

/**
 * Runs `work` at most once per user or ticket, route and key: the effect and the stored answer commit together, and a
 * retry gets that answer. Throws `Request.KeyReused` when the key was used before with another input.
 */
export async function runIdempotently(
  context: RequestContext,
  { route, input, box }: Once,
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
      return box ? openAnswer(box, stored.answer) : stored.answer;
    }
    const answer = await work({ ...context, db: transaction });
    await storeIdempotentAnswer(transaction, key, box ? sealAnswer(box, answer) : answer);
    return answer;
  });
}

function sealAnswer(box: SecretBox, answer: unknown): string {
  return box.seal(JSON.stringify(answer)).toString('base64');
}

function openAnswer(box: SecretBox, sealed: unknown): unknown {
  return JSON.parse(box.open(Buffer.from(String(sealed), 'base64')));
}

/** Returns the owner of the key: a user id, or a ticket id as a negative number. */
function holderOf(context: RequestContext): number | null {
  if (isSignedIn(context)) return context.actor.id;
  return holdsTicket(context) ? -context.ticket.ticketId : null;
}
