import type {
  ConferenceDraft,
  createConference as endpoint,
} from '@tuyuan/contract/conference/conference-management.ts';
import { conferencePictureKey } from '@tuyuan/contract/conference/conference-path.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { insertEntrance } from '../check-in/index.ts';
import { insertConference } from './conference-facts.repository.ts';
import { assertTimesInOrder, momentOf } from './facts.ts';
import { oneConference } from './present-conference.ts';
import { insertTicketType, type TypeFields } from './ticket-type.repository.ts';

const plainType: Omit<TypeFields, 'name' | 'capacity'> = {
  description: '',
  userType: 0,
  hasWaitlist: true,
  needsApproval: false,
  isHidden: false,
  priceCents: 0,
  refundDays: 1,
  saleFrom: null,
  saleUntil: null,
  includes: [],
};
const checkerType = 3;

/**
 * Begins a conference as a draft. With `places` it has what a simple one needs: a ticket for the public, one for those who
 * check, and a door. Throws `Conference.TimesReversed`.
 */
export function createConference(
  { db, actor }: SignedInContext,
  { places, modules, cover, ...input }: InputOf<typeof endpoint>,
  timeZone: string,
): Promise<ConferenceDraft> {
  assertTimesInOrder(input);
  const moment = (field: 'startTime' | 'endTime' | 'regStartTime' | 'regEndTime') =>
    momentOf(input[field], field, timeZone);
  const times = { startTime: moment('startTime'), endTime: moment('endTime') };
  return inTransaction(db, async (transaction) => {
    const id = await insertConference(transaction, {
      ...input,
      ...times,
      regStartTime: moment('regStartTime'),
      regEndTime: moment('regEndTime'),
      coverKey: conferencePictureKey(cover),
      modules: Object.fromEntries(modules.map((module) => [module, true])),
      createdBy: actor.id,
    });
    if (places !== undefined) {
      await insertTicketType(transaction, id, { ...plainType, name: '参会票', capacity: places });
      const checker = { name: '核验员', capacity: null, userType: checkerType, isHidden: true };
      await insertTicketType(transaction, id, { ...plainType, ...checker });
      await insertEntrance(transaction, id, times);
    }
    return oneConference(transaction, id, timeZone);
  });
}
