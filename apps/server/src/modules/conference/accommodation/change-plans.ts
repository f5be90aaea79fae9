import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { sendNotice } from '../notice/index.ts';
import { conferenceExists } from '../registration/index.ts';
import { deletePlan, lockPlan, type PlanRow, publishPlans, setPlanState } from './stay-plan.repository.ts';

function changePlan(
  db: Database,
  planId: number,
  change: (transaction: Database, plan: PlanRow) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const plan = await orThrow(lockPlan(transaction, planId), 'Stay.NotFound');
    await change(transaction, plan);
  });
}

function tell(transaction: Database, plan: PlanRow, title: string, body: string): Promise<unknown> {
  return sendNotice(transaction, {
    conferenceId: plan.conference_id,
    target: { kind: 'single', attendeeId: plan.attendee_id },
    title,
    body,
    link: '/meeting/stayplan',
    topic: 'stay',
  });
}

/** Removes a guest from their room. Throws `Stay.NotFound`, and `Stay.StateMismatch` once the guest has moved in. */
export function removeGuest(db: Database, planId: number): Promise<void> {
  return changePlan(db, planId, async (transaction, plan) => {
    if (plan.state === 'checkedIn' || plan.state === 'left') throw new AppError('Stay.StateMismatch');
    await deletePlan(transaction, planId);
    if (plan.state !== 'planned') await tell(transaction, plan, '你的房间已取消', '如有疑问请联系会务。');
  });
}

/** Publishes room assignments to guests; returns how many were new. Throws `Conference.NotFound`. */
export function publishStays(db: Database, conferenceId: number, planIds: readonly number[]): Promise<number> {
  return inTransaction(db, async (transaction) => {
    if (!(await conferenceExists(transaction, conferenceId))) throw new AppError('Conference.NotFound');
    const attendeeIds = await publishPlans(transaction, conferenceId, planIds);
    if (attendeeIds.length > 0) {
      await sendNotice(transaction, {
        conferenceId,
        target: { kind: 'list', attendeeIds },
        title: '房间排好了',
        body: '请打开“住宿”查看并确认。',
        link: '/meeting/stayplan',
        topic: 'stay',
      });
    }
    return attendeeIds.length;
  });
}

/** Answers a guest's request for another room. Throws `Stay.NotFound`, `Stay.StateMismatch`. */
export function answerStayChange(db: Database, planId: number, answer: string): Promise<void> {
  return changePlan(db, planId, async (transaction, plan) => {
    if (plan.state !== 'changeAsked') throw new AppError('Stay.StateMismatch');
    await setPlanState(transaction, planId, 'published', { wish: '', answer });
    await tell(transaction, plan, '住宿调整有了答复', answer);
  });
}

const comesBefore: Record<'checkedIn' | 'left', readonly PlanRow['state'][]> = {
  checkedIn: ['published', 'accepted', 'changeAsked'],
  left: ['checkedIn'],
};

/** Records that the guest has moved in or left. Idempotent. Throws `Stay.NotFound`, `Stay.StateMismatch`. */
export function setPresence(db: Database, planId: number, presence: 'checkedIn' | 'left'): Promise<void> {
  return changePlan(db, planId, async (transaction, plan) => {
    if (plan.state === presence) return;
    if (!comesBefore[presence].includes(plan.state)) throw new AppError('Stay.StateMismatch');
    await setPlanState(transaction, planId, presence);
  });
}
