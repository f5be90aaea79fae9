import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { PaymentDesk, PaymentProvider } from '../../modules/commerce/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { alipay } from './alipay.ts';
import { cashier } from './cashier/cashier.ts';
import { wechatPay } from './wechat-pay.ts';

/** Those that are named; outside production the server's own cashier where none is. */
export function choosePaymentProviders(config: Config, box: SecretBox): PaymentDesk {
  const named = config.PAYMENT_PROVIDERS ?? (config.NODE_ENV === 'production' ? [] : ['cashier' as const]);
  const local = named.includes('cashier') ? cashier(join(config.DATA_DIR, 'cashier'), box) : null;
  const found = named.map((name): PaymentProvider | undefined => {
    if (name === 'cashier') return local?.provider;
    return name === 'wechat' ? wechatProvider(config) : alipayProvider(config);
  });
  return {
    providers: found.filter((provider) => provider !== undefined),
    routes: local?.routes ?? (() => Promise.resolve()),
  };
}

/** The environment was checked: what a named provider needs is there. */
const given = (value: string | undefined): string => value ?? '';

function wechatProvider(config: Config): PaymentProvider {
  return wechatPay({
    appId: given(config.WECHAT_PAY_APP_ID),
    appSecret: config.WECHAT_PAY_APP_SECRET,
    mchId: given(config.WECHAT_PAY_MCH_ID),
    serialNo: given(config.WECHAT_PAY_SERIAL_NO),
    privateKey: given(config.WECHAT_PAY_PRIVATE_KEY),
    publicKey: given(config.WECHAT_PAY_PUBLIC_KEY),
    publicKeyId: given(config.WECHAT_PAY_PUBLIC_KEY_ID),
    apiKey: given(config.WECHAT_PAY_API_KEY),
    server: config.WECHAT_PAY_SERVER,
    apiServer: config.WECHAT_API_SERVER,
  });
}

function alipayProvider(config: Config): PaymentProvider {
  return alipay({
    appId: given(config.ALIPAY_APP_ID),
    sellerId: given(config.ALIPAY_SELLER_ID),
    privateKey: given(config.ALIPAY_PRIVATE_KEY),
    publicKey: given(config.ALIPAY_PUBLIC_KEY),
    server: config.ALIPAY_SERVER,
  });
}
