import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { creditKinds, creditRuleKinds } from './credit-kinds.ts';
import { CreditRecord } from './credits.ts';

const amount = z.int('请填整数').min(1, '至少 1').max(1000, '最多 1000');

const RuleDraft = z.object({
  kind: z.enum(creditRuleKinds),
  amount,
  /** Times a day; null: no limit. Sign-in and log-in count once a day anyway, a purchase without limit. */
  dailyLimit: z.int('请填整数').min(1, '至少 1').max(1000, '最多 1000').nullable(),
  isEnabled: z.boolean(),
});
export const RulesDraft = z.object({
  rules: z
    .array(RuleDraft)
    .length(creditRuleKinds.length, '每条规则都要有')
    .refine((rules) => new Set(rules.map(({ kind }) => kind)).size === rules.length, '规则重复了'),
  bonuses: z
    .array(z.object({ days: z.int('请填整数').min(2, '至少 2 天').max(366, '最多 366 天'), amount }))
    .max(10, '最多 10 档')
    .refine((bonuses) => new Set(bonuses.map(({ days }) => days)).size === bonuses.length, '天数重复了'),
});
export type RulesDraft = z.infer<typeof RulesDraft>;

const Rules = z.object({
  rules: z.array(RuleDraft.extend({ /** Given out in the last 30 days. */ issued: count })),
  bonuses: RulesDraft.shape.bonuses,
  /** Months that credits last. */
  months: count,
});
export type CreditRules = z.infer<typeof Rules>;

export const getCreditRules = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditManagement/GetRules',
  access: 'permission:Pages.Credits',
  summary: 'What earns credits, and how many each rule gave out in the last 30 days.',
  input: z.object({}),
  output: Rules,
  errors: [],
});

export const CreditTrial = z.object({
  /** With it the same draft can be saved within the hour. */
  id: idField,
  from: wireDate,
  to: wireDate,
  /** What the rules of today and those of the draft give for what happened. */
  now: count,
  next: count,
  kinds: z.array(
    z.object({
      kind: z.enum(creditRuleKinds),
      /** Events; whole yuan of purchases. */
      times: count,
      now: count,
      next: count,
      /** Times beyond the draft's daily limit. */
      capped: count,
    }),
  ),
  gaining: count,
  losing: count,
  /** Whose credits change most. */
  people: z.array(z.object({ userId: idField, nickName: z.string(), times: count, now: count, next: count })),
});
export type CreditTrial = z.infer<typeof CreditTrial>;

export const tryCreditRules = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditManagement/TryRules',
  access: 'permission:Pages.Credits.Edit',
  summary: 'What a draft of the rules would have given out in the last 30 days, beside the rules of today.',
  input: RulesDraft,
  output: CreditTrial,
  errors: [],
  audited: false,
});

export const updateCreditRules = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/creditManagement/UpdateRules',
  access: 'permission:Pages.Credits.Edit',
  summary: 'Puts a draft in force that was tried within the hour. What was given out before stays.',
  input: RulesDraft.extend({ trialId: idField }),
  output: Rules,
  errors: ['Credits.NotTried', 'Credits.RulesChanged'],
});

export const ManagedCreditRecord = CreditRecord.extend({
  user: z.object({ id: idField, nickName: z.string(), userName: z.string() }),
  /** Who granted or deducted it. */
  actor: z.string().nullable(),
});
export type ManagedCreditRecord = z.infer<typeof ManagedCreditRecord>;

export const getManagedCreditRecords = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditManagement/GetRecords',
  access: 'permission:Pages.Credits',
  summary: 'Everyone’s movements of credits, the newest first.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    userId: idField.optional(),
    kinds: listField(z.enum(creditKinds), creditKinds.length),
    from: wireDate.optional(),
    to: wireDate.optional(),
  }),
  output: pageOf(ManagedCreditRecord),
  errors: [],
});

export const adjustCredits = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditManagement/Adjust',
  access: 'permission:Pages.Credits.Edit',
  summary: 'Grants credits to a user, or takes them away where the amount is below zero, with a reason they read.',
  input: z.object({
    /** User name or phone. */
    account: textField(60, 1),
    amount: z
      .int('请填整数')
      .min(-100_000, '最多扣 100000')
      .max(100_000, '最多发 100000')
      .refine((value) => value !== 0, '不能是 0'),
    reason: textField(100, 1),
  }),
  output: z.object({ balance: count, at: wireTime }),
  errors: ['Credits.UserNotFound', 'Credits.Insufficient'],
  idempotent: true,
});
