import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { CheckInConflict, CommandScreen } from './check-in-command.ts';
import { decideConflict, getConflicts, signByHand } from './check-in-management.ts';
import { SignPoint } from './check-in-records.ts';

export const getOfficeCommand = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceOfficeMobile/GetCommandScreen',
  access: 'ticket:office',
  summary: 'As the back office’s command screen, for the office’s phones.',
  input: z.object({}),
  output: CommandScreen,
  errors: [],
});

export const getOfficeConflicts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceOfficeMobile/GetConflicts',
  access: 'ticket:office',
  summary: 'The conflict inbox of the office’s own conference.',
  input: z.object({ ...pageFields, isOpen: flagField.default(true) }),
  output: pageOf(CheckInConflict),
  errors: getConflicts.errors,
});

export const decideOfficeConflict = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceOfficeMobile/DecideConflict',
  access: 'ticket:office',
  summary: 'Accepts or voids the later admission, from a phone of the office.',
  input: decideConflict.input,
  output: decideConflict.output,
  errors: decideConflict.errors,
});

export const getOfficeSignPoints = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceOfficeMobile/GetSignPoints',
  access: 'ticket:office',
  summary: 'Where somebody can be signed in by hand: the sign points that are in use.',
  input: z.object({}),
  output: z.object({ items: z.array(SignPoint) }),
  errors: [],
});

export const signByOfficePhone = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceOfficeMobile/SignByHand',
  access: 'ticket:office',
  summary: 'Lets an attendee in from a phone of the office, with the reason; the rule holds as at the door.',
  input: signByHand.input,
  output: signByHand.output,
  errors: signByHand.errors,
  idempotent: true,
});

/** Hall occupancy, for the first page of all staff. */
export const getHeadcount = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetHeadcount',
  access: 'ticket:staff',
  summary: 'How many have come of those expected, how fast they come, and how many each open door let in.',
  input: z.object({}),
  output: z.object({
    now: wireTime,
    arrived: count,
    expected: count,
    perMinute: count,
    /** Doors open now. */
    doors: z.array(z.object({ id: idField, name: z.string(), admitted: count })),
    openConflicts: count,
  }),
  errors: [],
});
