import type { StayWish } from '@tuyuan/contract/conference/accommodation.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { mayAskChange } from './own-stay.policy.ts';
import { presentWish } from './stay.presenter.ts';
import { findSpan, findWish, lockGuest, type WishFields, writeWish } from './stay-guest.repository.ts';
import { lockPlanOf, type PlanRow, setPlanState } from './stay-plan.repository.ts';

/** Saves a guest's wishes. Throws `Stay.AlreadyPublished` once the room is published, `Conference.Over`. */
export function saveStayWish(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  wish: WishFields,
  timeZone: string,
): Promise<StayWish> {
  return inTransaction(db, async (transaction) => {
    const span = await findSpan(transaction, conferenceId);
    if (!span || span.now >= span.end_time) throw new AppError('Conference.Over');
    // Serialises with a concurrent room assignment, which then sees either the old wish or the new one.
    await lockGuest(transaction, conferenceId, attendeeId);
    const plan = await lockPlanOf(transaction, attendeeId);
    if (plan && plan.state !== 'planned') throw new AppError('Stay.AlreadyPublished');
    await writeWish(transaction, attendeeId, wish);
    const saved = await findWish(transaction, attendeeId);
    if (!saved) throw new Error('a wish just written is gone');
    return presentWish(saved, timeZone);
  });
}

function changeOwn(
  db: Database,
  { attendeeId }: TicketHolder,
  change: (transaction: Database, plan: PlanRow) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const plan = await lockPlanOf(transaction, attendeeId);
    if (!plan || plan.state === 'planned') throw new AppError('Stay.NotFound');
    await change(transaction, plan);
  });
}

/** Takes the room; a second time changes nothing. Throws `Stay.NotFound`, `Stay.StateMismatch`. */
export function acceptStay(db: Database, holder: TicketHolder): Promise<void> {
  return changeOwn(db, holder, async (transaction, plan) => {
    if (plan.state === 'accepted') return;
    if (plan.state !== 'published') throw new AppError('Stay.StateMismatch');
    await setPlanState(transaction, plan.id, 'accepted');
  });
}

/** Requests another room. Throws `Stay.NotFound`, `Stay.StateMismatch`, `Stay.ChangeClosed`. */
export function askStayChange(db: Database, holder: TicketHolder, wish: string): Promise<void> {
  return changeOwn(db, holder, async (transaction, plan) => {
    const isAskable = plan.state === 'published' || plan.state === 'accepted';
    if (!isAskable) throw new AppError('Stay.StateMismatch');
    if (!mayAskChange(plan, plan.now)) throw new AppError('Stay.ChangeClosed');
    await setPlanState(transaction, plan.id, 'changeAsked', { wish, answer: '' });
  });
}

/** Throws `Stay.NotFound`, `Stay.StateMismatch`. */
export function withdrawStayChange(db: Database, holder: TicketHolder): Promise<void> {
  return changeOwn(db, holder, async (transaction, plan) => {
    if (plan.state !== 'changeAsked') throw new AppError('Stay.StateMismatch');
    await setPlanState(transaction, plan.id, 'published', { wish: '' });
  });
}
