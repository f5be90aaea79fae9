/** States of a payout, free of zod; `checked` is the first of two approvals. */
export const payoutStates = ['requested', 'checked', 'approved', 'paid', 'rejected', 'withdrawn'] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutAccountKinds = ['bank', 'alipay'] as const;
export type PayoutAccountKind = (typeof payoutAccountKinds)[number];

/** States of what a sale brought its author. */
export const incomeStates = ['frozen', 'available', 'reversed'] as const;
export type IncomeState = (typeof incomeStates)[number];
