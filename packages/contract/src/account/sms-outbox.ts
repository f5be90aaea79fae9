import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

export const OutboxMessage = z.object({
  id: idField,
  at: wireTime,
  phone: z.string(),
  /** register, login, resetPassword and so on. */
  purpose: z.string(),
  text: z.string(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const getOutboxMessages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/sms/GetOutboxMessages',
  access: 'permission:Pages.DeveloperTools',
  summary: 'Text messages the local provider kept instead of sending them, newest first.',
  input: z.object({ ...pageFields, phone: textField(20).default('') }),
  output: pageOf(OutboxMessage).extend({
    /** False where messages are really sent; then none are kept. */
    isOpen: z.boolean(),
  }),
  errors: [],
});
