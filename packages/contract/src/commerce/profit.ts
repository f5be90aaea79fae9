import { z } from 'zod';
import { confirmation, confirmationErrors } from '../account/account-safety.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, textField, wireTime } from '../fields.ts';
import { licenceTiers } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { incomeStates, payoutAccountKinds, payoutStates } from './payout-states.ts';
import { wareFields } from './shopping-cart.ts';

export const PayoutAccount = z.object({
  kind: z.enum(payoutAccountKinds),
  holder: z.string(),
  /** "" for Alipay. */
  bank: z.string(),
  /** The number's last characters. */
  numberEnd: z.string(),
  changedAt: wireTime,
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** `yyyy-MM`. */
export const monthField = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式应为 yyyy-MM');

export const ProfitBalance = z.object({
  availableCents: cents,
  frozenCents: cents,
  /** The next shares that become available. */
  nextRelease: z.object({ at: wireTime, cents }).nullable(),
  /** Payouts that were asked for. */
  payingCents: cents,
  payingCount: count,
  paidCents: cents,
  account: PayoutAccount.nullable(),
  /** The least that is paid out at once. */
  minimumCents: cents,
  /** Above it two people approve. */
  twoPeopleCents: cents,
  sharePercent: count,
  /** The last twelve, the oldest first, by the day of payment; what was given back is left out. */
  months: z.array(z.object({ month: z.string(), cents, frozenCents: cents })),
});
export type ProfitBalance = z.infer<typeof ProfitBalance>;

export const getProfitBalance = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/profit/GetBalance',
  access: 'user',
  summary: 'What the caller has earned, what of it can be paid out, and the last twelve months.',
  input: z.object({}),
  output: ProfitBalance,
  errors: [],
});

export const Income = z.object({
  /** Of the sale's line; a reversal has the same. */
  lineId: idField,
  isReversal: z.boolean(),
  at: wireTime,
  /** The image or the video that was sold. */
  ware: z.object(wareFields),
  tier: z.enum(licenceTiers),
  /** A package's licence; `worthCents` is then its part of the package's price. */
  isPackage: z.boolean(),
  /** What the line was sold for; below zero for a reversal. */
  worthCents: z.int(),
  /** The author's part of it. */
  shareCents: z.int(),
  state: z.enum(incomeStates),
  releaseAt: wireTime,
});
export type Income = z.infer<typeof Income>;

export const getIncome = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/profit/GetIncome',
  access: 'user',
  summary: 'What each sale brought the caller, the last first; what was given back is a row of its own.',
  input: z.object({
    ...pageFields,
    month: monthField.optional(),
    state: z.enum(incomeStates).optional(),
  }),
  output: pageOf(Income).extend({ sumCents: z.int() }),
  errors: [],
});

export const Payout = z.object({
  id: idField,
  amountCents: cents,
  state: z.enum(payoutStates),
  needsTwo: z.boolean(),
  bank: z.string(),
  kind: z.enum(payoutAccountKinds),
  numberEnd: z.string(),
  voucher: z.string(),
  /** Why it was rejected. */
  answer: z.string(),
  createdAt: wireTime,
  endedAt: wireTime.nullable(),
});
export type Payout = z.infer<typeof Payout>;

export const getMyPayouts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/profit/GetMyPayouts',
  access: 'user',
  summary: 'The caller’s payouts, the last first.',
  input: z.object(pageFields),
  output: pageOf(Payout),
  errors: [],
});

/** Where money is sent to: a card with its bank, or Alipay's phone or e-mail. */
const accountInput = z
  .object({
    kind: z.enum(payoutAccountKinds, '请选择银行卡或支付宝'),
    holder: textField(40, 2),
    bank: textField(60).default(''),
    accountNumber: textField(60, 1).transform((text) => text.replaceAll(/[\s-]+(?=\d)/g, '')),
    ...confirmation,
  })
  .superRefine(({ kind, bank, accountNumber }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'bank' && bank.length < 2) refuse('bank', '请填写开户行');
    if (kind === 'bank' && !/^\d{12,30}$/.test(accountNumber)) refuse('accountNumber', '卡号应为 12 到 30 位数字');
    if (kind === 'alipay' && !/^1[3-9]\d{9}$|^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(accountNumber))
      refuse('accountNumber', '请填写支付宝账号：手机号或邮箱');
  });

export const savePayoutAccount = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/profit/SavePayoutAccount',
  access: 'user',
  summary: 'Sets where the caller’s money goes, by password or code; payouts that were asked for keep the old one.',
  input: accountInput,
  output: PayoutAccount,
  errors: [...confirmationErrors, 'User.NoPhone'],
  inPerson: true,
});

export const requestPayout = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/profit/RequestPayout',
  access: 'user',
  summary: 'Asks for a part of what is available; the amount is set aside at once.',
  input: z.object({ amountCents: z.int('请填写金额').min(1, '请填写金额').max(1_000_000_000, '金额过大') }),
  output: Payout,
  errors: ['Payout.NoAccount', 'Payout.BelowMinimum', 'Payout.Insufficient'],
  idempotent: true,
  inPerson: true,
});

export const withdrawPayout = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/profit/WithdrawPayout',
  access: 'user',
  summary: 'Takes a payout back that nobody has looked at; the amount is available again.',
  input: z.object({ id: idField }),
  output: Payout,
  errors: ['Payout.NotFound', 'Payout.StateMismatch'],
});
