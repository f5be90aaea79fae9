/** Providers and ways to pay, free of zod. `cashier` is the server's own, for trying things out. */
export const paymentProviders = ['cashier', 'wechat', 'alipay'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** `qr`: another device scans it; the others lead on from a phone: inside WeChat, WeChat in a browser, Alipay in a browser. */
export const paymentWays = ['qr', 'jsapi', 'h5', 'wap'] as const;
export type PaymentWay = (typeof paymentWays)[number];
