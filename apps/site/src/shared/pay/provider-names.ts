import type { PaymentProviderName } from '@tuyuan/contract/commerce/payment-choices.ts';

export const providerNames: Readonly<Record<PaymentProviderName, string>> = {
  cashier: '模拟收银台',
  wechat: '微信支付',
  alipay: '支付宝',
};
