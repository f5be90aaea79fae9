import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { idField } from '../fields.ts';

const input = z.object({ activityId: idField, ...exportFields });

export const exportEntrants = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityExport/ExportEntrants',
  access: 'permission:Pages.Activities.Edit',
  summary: 'A link to who takes part in an activity, as a file.',
  input,
  output: ExportLink,
  errors: [],
});

export const exportEntries = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityExport/ExportEntries',
  access: 'permission:Pages.Activities.Edit',
  summary: 'A link to the works that were sent in, with their texts, states and authors, as a file.',
  input,
  output: ExportLink,
  errors: [],
});

export const exportBallots = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityExport/ExportBallots',
  access: 'permission:Pages.Activities.Edit',
  summary: 'A link to what each juror gave in each round, as a file.',
  input,
  output: ExportLink,
  errors: [],
});
