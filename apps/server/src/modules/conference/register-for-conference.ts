import type { registerForConference as endpoint, OwnRegistration } from '@tuyuan/contract/conference-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/database.ts';
import { takeQuota } from '../../platform/database/quota.repository.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { holdClosing } from './conference-state.repository.ts';
import { ownRegistration } from './own-registration.ts';
import { sharePlaces } from './place.repository.ts';
import { findDesk, insertRegistration } from './registration.repository.ts';
import { checkAnswers, standardAnswers } from './registration-answers.policy.ts';
import { wakeMessages } from './send-attendee-messages.ts';
import { keepTicketSecrets, newTicketSecrets } from './ticket-secrets.ts';
import { wrongAnswers } from './wrong-answers.ts';

/** Every registration sends a text message. */
const perDay = 10;
const daySeconds = 86_400;

/**
 * Registers the caller under the phone of the account, which was confirmed. Throws `Conference.NotFound`, `.RegistrationClosed`,
 * `.Full`, `.AlreadyRegistered`, `TicketType.NotFound`, `.NotOnSale`, `User.NoPhone`, `Request.TooMany` for who registers and gives up
 * over and over, and `Request.Invalid` at `answers.<key>`.
 */
export async function registerForConference(
  { box, jobs, timeZone }: ConferenceDeps,
  { db, actor, tenant }: SignedInContext,
  input: InputOf<typeof endpoint>,
): Promise<OwnRegistration> {
  const { conferenceId, ticketTypeId, name } = input;
  const desk = await findDesk(db, { conferenceId, ticketTypeId, userId: actor.id });
  if (!desk) throw new AppError('Conference.NotFound');
  if (!desk.is_open) throw new AppError('Conference.RegistrationClosed');
  if (desk.type_id === null) throw new AppError('TicketType.NotFound');
  if (!desk.is_on_sale) throw new AppError('TicketType.NotOnSale');
  const { phone } = desk;
  if (phone === null) throw new AppError('User.NoPhone');
  const { answers, faults } = checkAnswers(askedOfTicketType(desk.form, ticketTypeId), input.answers, {
    isWhole: true,
  });
  if (faults.length > 0) throw wrongAnswers(faults);
  const secrets = keepTicketSecrets(box, newTicketSecrets());
  try {
    return await inTransaction(db, async (transaction) => {
      const quota = { key: `register:${conferenceId}:${actor.id}`, limit: perDay, seconds: daySeconds };
      const retryAfter = await takeQuota(transaction, quota);
      if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
      // Whoever cancels the conference from now on finds this registration, and tells of it.
      if ((await holdClosing(transaction, { conferenceId })) !== null)
        throw new AppError('Conference.RegistrationClosed');
      await sharePlaces(transaction, ticketTypeId);
      const registration = {
        ticketTypeId,
        userId: actor.id,
        name,
        phone,
        answers,
        standard: standardAnswers(answers),
        secrets,
      };
      if (!(await insertRegistration(transaction, registration))) throw new AppError('Conference.Full');
      wakeMessages(jobs, transaction, tenant.schema);
      return ownRegistration(transaction, actor.id, conferenceId, timeZone);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'attendee_user') || isUniqueViolation(error, 'attendee_phone'))
      throw new AppError('Conference.AlreadyRegistered');
    throw error;
  }
}
