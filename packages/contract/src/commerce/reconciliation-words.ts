/** Kinds and states of what a provider and the books disagree about, free of zod. */
export const exceptionKinds = ['paidThere', 'paidHere', 'amount', 'unanswered', 'refundStuck'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** `settled`: the program found that both agree again; `closed`: somebody dealt with it. */
export const exceptionStates = ['open', 'settled', 'closed'] as const;
export type ExceptionState = (typeof exceptionStates)[number];
