import { z } from 'zod';
import { CheckInConflict, CommandScreen } from './check-in-command.ts';
import { decideConflict, getConflicts } from './check-in-management.ts';
import { defineEndpoint } from './endpoint.ts';
import { flagField } from './fields.ts';
import { pageFields, pageOf } from './paging.ts';

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
