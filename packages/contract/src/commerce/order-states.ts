/** States of an order, free of zod. */
export const orderStates = [
  'pendingPayment',
  'paid',
  'completed',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
  'partRefunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What is paid: licences of pictures, an authorization package, the cash of a mall order, a conference ticket. */
export const orderKinds = ['images', 'package', 'mall', 'ticket'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Tabs of one's own orders. */
export const orderTabs = ['all', 'pendingPayment', 'toDownload', 'completed', 'refund', 'closed'] as const;
export type OrderTab = (typeof orderTabs)[number];

export const refundStates = ['requested', 'approved', 'done', 'failed', 'rejected', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

export const refundReasons = {
  mistake: '拍错了',
  duplicate: '重复购买',
  unsuitable: '不适合用途',
  plan: '项目取消',
  other: '其他',
} as const;
export type RefundReason = keyof typeof refundReasons;
export const refundReasonNames = [
  'mistake',
  'duplicate',
  'unsuitable',
  'plan',
  'other',
] as const satisfies RefundReason[];

/** What a download is made as. */
export const downloadVariants = ['original', 'web'] as const;
export type DownloadVariant = (typeof downloadVariants)[number];
