import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, phoneField, textField, wireTime } from '../fields.ts';
import { conferenceUserType } from './conference-fields.ts';

/** The logged-in ticket holder. `userId` 0 means the empty session. */
export const ConferenceSession = z.object({
  /** Attendee id. */
  userId: count,
  userType: conferenceUserType,
  conferenceId: count,
  /** For the header `x-conference-session`; "" in the empty session. */
  sessionToken: z.string(),
  name: z.string(),
  /** True once the conference is over: everything can be read, nothing changed. */
  isReadOnly: z.boolean(),
});
export type ConferenceSession = z.infer<typeof ConferenceSession>;

export const logInWithTicket = defineEndpoint({
  method: 'POST',
  path: '/api/Account/ConferenceAuth/Login',
  access: 'public',
  summary:
    'Logs a phone in with a ticket: the code that is typed, or the token of its QR code. Without one it ends the session it came with and answers the empty one.',
  input: z.object({ ticket: textField(200).default('') }),
  output: ConferenceSession,
  errors: [
    'Ticket.Malformed',
    'Ticket.Unknown',
    'Ticket.Revoked',
    'Ticket.NotYetOpen',
    'Ticket.TooManyGuesses',
    'Conference.Cancelled',
    'Request.TooMany',
  ],
  // Everyone in a hall may share one address: log-ins are limited per ticket, guesses and invalid input separately.
  unlimited: true,
});

export const recoverTicket = defineEndpoint({
  method: 'POST',
  path: '/api/Account/ConferenceAuth/RecoverTicket',
  access: 'public',
  summary:
    'Sends the tickets of a phone number to that number, of one conference or of all that are not over. The answer never tells whether there are any.',
  input: z.object({ phone: phoneField, conferenceId: idField.nullable().default(null) }),
  output: z.object({}),
  errors: ['Request.TooMany'],
});

export const logOutTicket = defineEndpoint({
  method: 'POST',
  path: '/api/Account/ConferenceAuth/Logout',
  access: 'ticket',
  summary: 'Ends this phone’s session.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const TicketSession = z.object({
  id: idField,
  /** `Chrome 132 · Windows 11`. */
  deviceName: z.string(),
  deviceType: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  isCurrent: z.boolean(),
  createdAt: wireTime,
  lastSeenAt: wireTime,
});
export type TicketSession = z.infer<typeof TicketSession>;

export const getTicketSessions = defineEndpoint({
  method: 'GET',
  path: '/api/Account/ConferenceAuth/GetSessions',
  access: 'ticket',
  summary: 'The phones logged in with this ticket, this one first; three at most.',
  input: z.object({}),
  output: z.object({ items: z.array(TicketSession) }),
  errors: [],
});

export const revokeTicketSession = defineEndpoint({
  method: 'POST',
  path: '/api/Account/ConferenceAuth/RevokeSession',
  access: 'ticket',
  summary: 'Logs another phone of this ticket out.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Session.NotFound'],
});
