import type {
  registerForConference as endpoint,
  OwnRegistration,
} from '@tuyuan/contract/conference/conference-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { quotaWait } from '../../../platform/database/quota.repository.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { assertMayOpen, readOrderTerms } from '../../commerce/index.ts';
import { chargeAttendee } from './charge-attendee.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { presentRegistration } from './registration.presenter.ts';
import { insertRegistration, lockRegistrationDesk } from './registration.repository.ts';
import { checkAnswers, standardAnswers } from './registration-answers.policy.ts';
import { keepTicketSecrets, newTicketSecrets } from './ticket-secrets.ts';
import { wakeAttendeeWork } from './wake-attendee-work.ts';
import { wrongAnswers } from './wrong-answers.ts';

/** Every registration sends a text message. */
const perDay = 10;
const daySeconds = 86_400;

/**
 * Registers the caller under the account's confirmed phone. A place that costs is held for its order to be paid. Throws
 * `Conference.NotFound`, `.RegistrationClosed`, `.Full`, `.AlreadyRegistered`, `TicketType.NotFound`, `.NotOnSale`,
 * `User.NoPhone`, `Order.TooManyOpen`, `Request.TooMany` for repeatedly registering and cancelling, and `Request.Invalid`
 * at `answers.<key>`.
 */
export async function registerForConference(
  { box, jobs, timeZone }: ConferenceDeps,
  { db, actor, tenant }: SignedInContext,
  input: InputOf<typeof endpoint>,
): Promise<OwnRegistration> {
  const { conferenceId, ticketTypeId, name } = input;
  const quota = { key: `register:${conferenceId}:${actor.id}`, limit: perDay, seconds: daySeconds };
  try {
    return await inTransaction(db, async (transaction) => {
      const desk = await orThrow(
        lockRegistrationDesk(transaction, { conferenceId, ticketTypeId, userId: actor.id, quota }),
        'Conference.NotFound',
      );
      if (!desk.is_open) throw new AppError('Conference.RegistrationClosed');
      if (desk.type_id === null) throw new AppError('TicketType.NotFound');
      if (!desk.is_on_sale) throw new AppError('TicketType.NotOnSale');
      const { phone } = desk;
      if (phone === null) throw new AppError('User.NoPhone');
      const asked = askedOfTicketType(desk.form, ticketTypeId);
      const { answers, faults } = checkAnswers(asked, input.answers, { isWhole: true });
      if (faults.length > 0) throw wrongAnswers(faults);
      if (!desk.has_quota)
        throw new AppError('Request.TooMany', { retryAfter: await quotaWait(transaction, quota.key) });
      const registered = await orThrow(
        insertRegistration(transaction, {
          ticketTypeId,
          userId: actor.id,
          name,
          phone,
          answers,
          standard: standardAnswers(answers),
          secrets: keepTicketSecrets(box, newTicketSecrets()),
        }),
        'Conference.Full',
      );
      wakeAttendeeWork(jobs, transaction, tenant.schema);
      if (registered.state !== 'unpaid') return presentRegistration(registered, timeZone);
      await assertMayOpen(transaction, actor.id);
      const { payMinutes } = await readOrderTerms(transaction);
      const orderId = await chargeAttendee(transaction, box, { attendeeId: registered.id, payMinutes, timeZone });
      return presentRegistration({ ...registered, order_id: orderId }, timeZone);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'attendee_user') || isUniqueViolation(error, 'attendee_phone'))
      throw new AppError('Conference.AlreadyRegistered');
    throw error;
  }
}
