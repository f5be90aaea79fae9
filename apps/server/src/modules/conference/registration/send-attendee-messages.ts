import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { SmsSender } from '../../account/index.ts';
import { type DueMessage, markMessageSent, putMessageOff, takeDueMessage } from './attendee-message.repository.ts';
import { attendeeSms } from './attendee-sms.ts';
import { openTicketSecrets } from './ticket-secrets.ts';

const maxFailures = 6;
export interface MessageDeps {
  sender: SmsSender;
  box: SecretBox;
  /** `https://host` of the site that tickets lead to. */
  siteAddress: string;
}

/** Sends due messages one after the other; those the provider refuses are retried later. */
export async function sendAttendeeMessages(deps: MessageDeps, db: Database): Promise<void> {
  const sendNext = () =>
    inTransaction(db, async (transaction) => {
      const message = await takeDueMessage(transaction);
      if (!message) return false;
      if (await send(deps, transaction, message)) await markMessageSent(transaction, message.id);
      else await putMessageOff(transaction, message.id, maxFailures);
      return true;
    });
  while (await sendNext());
}

function send({ sender, box, siteAddress }: MessageDeps, transaction: Database, message: DueMessage): Promise<boolean> {
  const secrets = message.sealed && openTicketSecrets(box, message.sealed);
  return sender.send(transaction, attendeeSms(message, secrets, siteAddress)).then(
    () => true,
    () => false,
  );
}
