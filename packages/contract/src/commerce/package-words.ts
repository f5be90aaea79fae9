/** States of an authorization package and what happens to it, free of zod. */
export const packageStates = ['active', 'used', 'ended', 'closed'] as const;
export type PackageState = (typeof packageStates)[number];

/** What moves a package's licences: it is given, pays a picture, gets one back, and forfeits the rest. */
export const tradeKinds = ['granted', 'used', 'returned', 'expired'] as const;
export type TradeKind = (typeof tradeKinds)[number];
