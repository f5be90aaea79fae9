import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { creditKinds, creditRuleKinds } from './credit-kinds.ts';

/** `yyyy-MM`. */
const month = z.string('请选择月份').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式应为 yyyy-MM');

export const StreakBonus = z.object({ days: count, amount: count });

export const CreditOverview = z.object({
  /** What can be spent now. */
  available: count,
  /** What the pictures that wait for their review would earn. */
  pending: z.object({ amount: count, images: count }),
  /** Within 30 days; `at` is the first time of it. */
  expiring: z.object({ amount: count, at: wireTime.nullable() }),
  /** In the order they are spent. */
  lots: z.array(z.object({ id: idField, remaining: count, expiresAt: wireTime })),
  /** Those that are in force. */
  rules: z.array(
    z.object({
      kind: z.enum(creditRuleKinds),
      /** Each time; each yuan of a purchase. */
      amount: count,
      dailyLimit: count.nullable(),
    }),
  ),
  bonuses: z.array(StreakBonus),
  /** Months that credits last. */
  months: count,
});
export type CreditOverview = z.infer<typeof CreditOverview>;

export const getCreditOverview = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/credits/GetOverview',
  access: 'user',
  summary: 'The caller’s credits: what can be spent, what expires when, and what earns more.',
  input: z.object({}),
  output: CreditOverview,
  errors: [],
});

export const SignInMonth = z.object({
  /** By the site's clock. */
  today: wireDate,
  isSignedToday: z.boolean(),
  /** Days in a row up to today, or to yesterday while today is open. */
  streak: count,
  /** What the next bonus adds, and on which day if none is missed; null when all were had. */
  nextBonus: StreakBonus.extend({ on: wireDate }).nullable(),
  /** What signing in today earns, or earned. */
  todayAmount: count,
  days: z.array(z.object({ day: wireDate, amount: count, streak: count })),
});
export type SignInMonth = z.infer<typeof SignInMonth>;

export const getSignIns = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/credits/GetSignIns',
  access: 'user',
  summary: 'The days of a month on which the caller signed in, and how many in a row.',
  input: z.object({ month }),
  output: SignInMonth,
  errors: [],
});

export const signInForCredits = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/credits/SignIn',
  access: 'user',
  summary: 'Signs the caller in for today of the site’s time zone; a second time changes nothing.',
  input: z.object({}),
  output: z.object({
    /** False when it was done already. */
    isNew: z.boolean(),
    day: wireDate,
    streak: count,
    amount: count,
    balance: count,
  }),
  errors: ['Credits.SignInClosed'],
  inPerson: true,
});

export const CreditRecord = z.object({
  id: idField,
  kind: z.enum(creditKinds),
  /** Below zero for what went out. */
  amount: z.int(),
  /** After it. */
  balance: z.int(),
  /** A title, an order's number or a reason. */
  note: z.string(),
  /** The image, album or order; days in a row of a sign-in. */
  subjectId: z.int().nullable(),
  at: wireTime,
});
export type CreditRecord = z.infer<typeof CreditRecord>;

export const getCreditRecords = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/credits/GetRecords',
  access: 'user',
  summary: 'The caller’s movements of credits, the newest first, each with the balance after it.',
  input: z.object({
    ...pageFields,
    kinds: listField(z.enum(creditKinds), creditKinds.length),
    month: month.optional(),
  }),
  output: pageOf(CreditRecord).extend({
    /** Of what the filters match. */
    earned: count,
    used: count,
    /** Months that have records, the newest first. */
    months: z.array(z.string()),
  }),
  errors: [],
});
