import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { keepTicketSecrets, newTicketSecrets } from '../registration/index.ts';
import { insertStagePerson, readStageTypes } from './stage.repository.ts';
import type { StagePerson } from './stage-person.ts';

const diets = ['', '', '', '素食', '清真', '不吃辣'];
const checkerType = 3;

/** Creates test attendees across the ticket types, and two checkers. */
export function fillStage(
  db: Database,
  { cloneId, people, box }: { cloneId: number; people: number; box: SecretBox },
): Promise<{ attendees: StagePerson[]; checkers: [StagePerson, StagePerson] }> {
  return inTransaction(db, async (transaction) => {
    const types = await readStageTypes(transaction, cloneId);
    const offered = types.filter(({ user_type }) => user_type <= 1);
    const make = async (name: string, type: { id: number; user_type: number } | undefined, place: number) => {
      const secrets = newTicketSecrets();
      const userType = type?.user_type ?? 0;
      const person = { cloneId, ticketTypeId: type?.id ?? 0, userType, name, diet: diets[place % diets.length] ?? '' };
      const row = await insertStagePerson(transaction, { ...person, secrets: keepTicketSecrets(box, secrets) });
      return {
        sessionId: 0,
        ticketId: row.ticket_id,
        attendeeId: row.attendee_id,
        conferenceId: cloneId,
        userType,
        name,
        userId: null,
        modulesOff: [],
        ticketTypeId: person.ticketTypeId,
        code: secrets.code,
      };
    };
    const attendees: StagePerson[] = [];
    for (let place = 0; place < people; place += 1) {
      const name = `演练 ${String(place + 1).padStart(3, '0')}`;
      attendees.push(await make(name, offered[place % offered.length], place));
    }
    // Any ticket will do for a checker here, because permissions come from the call, not from the phone.
    const checker = async (name: string): Promise<StagePerson> => ({
      ...(await make(name, offered[0], 0)),
      userType: checkerType,
    });
    return { attendees, checkers: [await checker('演练检票员甲'), await checker('演练检票员乙')] };
  });
}
