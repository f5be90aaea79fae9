import type {
  AttendeeDetail,
  createAttendee as createEndpoint,
  updateAttendee as updateEndpoint,
} from '@tuyuan/contract/conference/attendees.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import {
  assertNotEnded,
  changeAnswers,
  changeTicketType,
  checkAnswers,
  insertMessages,
  keepTicketSecrets,
  newTicketSecrets,
  publishAttendeeChanged,
  sharePlaces,
  standardAnswers,
  wakeAttendeeWork,
  wrongAnswers,
} from '../registration/index.ts';
import { findForm, findManagedAttendee } from './managed-attendee.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { insertTicketedAttendees, storeOfficeFields, takePlaces } from './office-attendee.repository.ts';
import { oneAttendee, seesPersonalData } from './present-attendees.ts';
import { findManagedType } from './ticket-type.repository.ts';

const refusingTakenPhone = <Result>(change: Promise<Result>): Promise<Result> =>
  refuseDuplicate(change, { attendee_phone: { code: 'Attendee.PhoneTaken', field: 'phone' } });

/** Issues a ticket manually. Throws `Conference.NotFound`, `.Cancelled`, `.Over`, `.Full`, `TicketType.NotFound`, `Attendee.PhoneTaken`. */
export function createAttendee(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  { conferenceId, ticketTypeId, answers: given, ...fields }: InputOf<typeof createEndpoint>,
): Promise<AttendeeDetail> {
  return refusingTakenPhone(
    inTransaction(context.db, async (transaction) => {
      const form = await findForm(transaction, conferenceId);
      if (!form) throw new AppError('Conference.NotFound');
      await assertNotEnded(transaction, { conferenceId });
      const type = await findManagedType(transaction, ticketTypeId);
      if (type?.conference_id !== conferenceId) throw new AppError('TicketType.NotFound');
      const { answers, faults } = checkAnswers(askedOfTicketType(form, ticketTypeId), given, { isWhole: false });
      if (faults.length > 0) throw wrongAnswers(faults);
      await sharePlaces(transaction, ticketTypeId);
      if (!(await takePlaces(transaction, { conferenceId, ticketTypeId, count: 1 })))
        throw new AppError('Conference.Full');
      const secrets = keepTicketSecrets(deps.box, newTicketSecrets());
      const attendee = { ...fields, ticketTypeId, answers, standard: standardAnswers(answers), secrets };
      const ids = await insertTicketedAttendees(transaction, [attendee]);
      await insertMessages(transaction, ids, 'ticketed');
      for (const id of ids) await publishAttendeeChanged(transaction, id);
      wakeAttendeeWork(deps.jobs, transaction, context.tenant.schema);
      return oneAttendee({ ...context, db: transaction }, ids[0] ?? 0, deps);
    }),
  );
}

/**
 * Changes an attendee; omitted fields, and masked answers sent back unchanged, are kept. Throws `Attendee.NotFound`,
 * `.PhoneTaken`, and the same as `changeTicketType`.
 */
export function updateAttendee(
  deps: ConferenceManagementDeps,
  context: SignedInContext,
  { id, ticketTypeId, answers: given, ...fields }: InputOf<typeof updateEndpoint>,
): Promise<AttendeeDetail> {
  return refusingTakenPhone(
    inTransaction(context.db, async (transaction) => {
      const attendee = await findManagedAttendee(transaction, id);
      if (!attendee) throw new AppError('Attendee.NotFound');
      const form = (await findForm(transaction, attendee.conference_id)) ?? [];
      const shown = await oneAttendee({ ...context, db: transaction }, id, deps);
      const isAsShown = (key: string) => JSON.stringify(given[key]) === JSON.stringify(shown.answers[key]);
      const changed = askedOfTicketType(form, ticketTypeId ?? attendee.ticket_type_id).filter(
        ({ key }) => Object.hasOwn(given, key) && !isAsShown(key),
      );
      const { answers, faults } = checkAnswers(changed, given, { isWhole: false });
      if (faults.length > 0) throw wrongAnswers(faults);
      if (ticketTypeId !== undefined) await changeTicketType(transaction, deps.box, { attendeeId: id, ticketTypeId });
      await storeOfficeFields(transaction, id, seesPersonalData(context) ? fields : { ...fields, phone: undefined });
      if (changed.length > 0) await changeAnswers(transaction, id, answers);
      await publishAttendeeChanged(transaction, id);
      wakeAttendeeWork(deps.jobs, transaction, context.tenant.schema);
      return oneAttendee({ ...context, db: transaction }, id, deps);
    }),
  );
}
