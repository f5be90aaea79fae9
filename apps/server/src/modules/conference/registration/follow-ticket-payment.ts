import type { Occurrence } from '../../../platform/events/domain-events.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { OrderRow } from '../../commerce/index.ts';
import { insertMessages } from './attendee-message.repository.ts';
import { lockClosingState } from './conference-state.repository.ts';
import { fillPlaces } from './fill-places.ts';
import { freePlace, lockPlaces } from './place.repository.ts';
import { publishAttendeeChanged } from './publish-attendee-changed.ts';
import { endRegistrations } from './registration.repository.ts';
import { clearOrder, giveUnpaidTicket } from './ticket-order.repository.ts';
import { keepTicketSecrets, newTicketSecrets } from './ticket-secrets.ts';
import { findTicketTypeOf } from './ticket-type-change.repository.ts';
import { wakeAttendeeWork } from './wake-attendee-work.ts';

interface Deps {
  box: SecretBox;
  jobs: JobQueue;
}

/** A ticket is paid: its holder gets it. If the registration ended meanwhile, the money goes back. */
export function issuePaidTicket({ box, jobs }: Deps) {
  return async ({ transaction, schema }: Occurrence, { kind, subjectId }: OrderRow): Promise<void> => {
    if (kind !== 'ticket' || subjectId === null) return;
    if (await giveUnpaidTicket(transaction, subjectId, keepTicketSecrets(box, newTicketSecrets())))
      await publishAttendeeChanged(transaction, subjectId);
    wakeAttendeeWork(jobs, transaction, schema);
  };
}

/** A ticket was not paid: the place that was held for it goes to the first who waits. */
export function releaseUnpaidPlace({ box, jobs }: Deps) {
  return async (
    { transaction, schema }: Occurrence,
    { id: orderId, kind, subjectId, isOverdue }: OrderRow,
  ): Promise<void> => {
    if (kind !== 'ticket' || subjectId === null) return;
    const closing = await lockClosingState(transaction, { attendeeId: subjectId });
    const typeId = await findTicketTypeOf(transaction, subjectId);
    if (typeId === null) return;
    await lockPlaces(transaction, [typeId]);
    const reason = isOverdue ? '没有在时限内支付' : '订单已取消';
    const [ended] = await endRegistrations(transaction, [subjectId], { state: 'cancelled', reason, from: ['unpaid'] });
    await clearOrder(transaction, orderId);
    if (!ended) return;
    await freePlace(transaction, typeId);
    await fillPlaces(transaction, box, typeId);
    if (closing === null) await insertMessages(transaction, [subjectId], 'cancelled', reason);
    await publishAttendeeChanged(transaction, subjectId);
    wakeAttendeeWork(jobs, transaction, schema);
  };
}
