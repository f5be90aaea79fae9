import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { textField } from './fields.ts';

export const recordFrontEndError = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/auditedLog/RecordFrontEndError',
  access: 'public',
  summary: 'A browser reports a failure it could not show the server otherwise.',
  input: z.object({
    userAgent: textField(500),
    errorMsg: textField(2000),
    apiUrl: textField(1000),
    pageUrl: textField(1000),
  }),
  output: z.object({}),
  errors: [],
  audited: false,
});
