import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireTime } from '../fields.ts';
import { directionField, instant, nonceField, scanMethods, scanReasons, signPointKinds } from './check-in-records.ts';

export const TicketPass = z.object({
  conference: z.object({
    id: idField,
    title: z.string(),
    startTime: wireTime,
    endTime: wireTime,
    officePhone: z.string(),
    /** Over, cancelled or put away: then no code is shown. */
    isOver: z.boolean(),
  }),
  attendeeId: idField,
  name: z.string(),
  company: z.string(),
  userType: z.int(),
  ticketTypeName: z.string(),
  hall: z.string(),
  seat: z.string(),
  /** To be read out where scanning fails. */
  code: z.string(),
  /** At the first door. */
  admitted: z.object({ at: wireTime, gate: z.string(), pointName: z.string() }).nullable(),
  phones: count,
  serverTime: instant,
});
export type TicketPass = z.infer<typeof TicketPass>;

export const MyVoucher = z.object({
  id: idField,
  pointId: idField,
  kind: z.enum(['meal', 'gift']),
  name: z.string(),
  place: z.string(),
  /** Path of a conference’s picture, "" for none. */
  cover: z.string(),
  opensAt: wireTime,
  closesAt: wireTime,
  state: z.enum(['locked', 'available', 'redeemed', 'expired', 'revoked']),
  portions: count,
  remaining: count,
  diet: z.string(),
  /** Why it was revoked. */
  reason: z.string(),
  /** The last redeemed portion. */
  redeemed: z.object({ at: wireTime, counter: z.string(), staff: z.string(), undoUntil: instant }).nullable(),
  /** People served by each counter in the last five minutes, the fastest first; empty while no one is being served. */
  pace: z.array(z.object({ counter: z.string(), served: count })),
});
export type MyVoucher = z.infer<typeof MyVoucher>;

export const MySignPoint = z.object({
  id: idField,
  kind: z.enum(signPointKinds),
  name: z.string(),
  place: z.string(),
  opensAt: wireTime,
  closesAt: wireTime,
  lateAfter: wireTime.nullable(),
  /** `late`: open, but past the time. */
  state: z.enum(['notOpen', 'open', 'late', 'signed', 'closed']),
  hasPoster: z.boolean(),
  needsPlace: z.boolean(),
  hasLeave: z.boolean(),
  signed: z
    .object({ at: wireTime, gate: z.string(), method: z.enum(scanMethods), leftAt: wireTime.nullable() })
    .nullable(),
});
export type MySignPoint = z.infer<typeof MySignPoint>;

export const getPass = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/ticketPass/GetPass',
  access: 'ticket',
  summary: 'What the ticket’s page shows of its holder.',
  input: z.object({}),
  output: TicketPass,
  errors: [],
});

export const certifyPass = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/ticketPass/Certify',
  access: 'ticket',
  summary:
    'Certifies the phone’s own P-256 key for this log-in: codes it signs are taken as the ticket’s, also without network.',
  input: z.object({
    /** x and y, base64url. */
    publicKey: z.string('缺少公钥').regex(/^[A-Za-z0-9_-]{86}$/, '公钥格式不正确'),
  }),
  output: z.object({
    /** With the conference's signature, base64url. */
    certificate: z.string(),
    notAfter: instant,
    serverTime: instant,
  }),
  errors: ['Pass.KeyRefused'],
  audited: false,
});

export const getMySignPoints = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/ticketPass/GetSignPoints',
  access: 'ticket',
  summary: 'Where this ticket signs in, and what became of it.',
  input: z.object({}),
  output: z.object({ items: z.array(MySignPoint) }),
  errors: [],
});

export const signByPoster = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/ticketPass/SignByPoster',
  access: 'ticket',
  summary: 'Signs in by the code of the hall’s poster, within its time and, where it has one, its circle.',
  input: z.object({
    pointId: idField,
    code: z.string('缺少海报上的码').regex(/^[A-Za-z0-9_-]{22}$/, '海报上的码不正确'),
    nonce: nonceField,
    direction: directionField.default('in'),
    latitude: z.number().min(-90, '位置不正确').max(90, '位置不正确').optional(),
    longitude: z.number().min(-180, '位置不正确').max(180, '位置不正确').optional(),
    /** Metres, as the phone estimates it. */
    accuracy: z.number().min(0).max(100_000).optional(),
  }),
  output: z.object({
    /** `already_redeemed` is not an error: the first redemption is shown. */
    reason: z.enum(scanReasons),
    point: MySignPoint,
  }),
  errors: [
    'CheckIn.PointNotFound',
    'CheckIn.PosterRefused',
    'Manner.NotConfirmed',
    'CheckIn.PlaceRequired',
    'CheckIn.TooFar',
    'Request.KeyReused',
  ],
  audited: false,
});

export const getMyVouchers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/ticketPass/GetVouchers',
  access: 'ticket',
  module: 'vouchers',
  summary: 'The ticket’s meal and gift cards in the order of their time.',
  input: z.object({}),
  output: z.object({ items: z.array(MyVoucher) }),
  errors: [],
});
