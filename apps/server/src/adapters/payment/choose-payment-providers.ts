import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { PaymentDesk } from '../../modules/commerce/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { cashier } from './cashier/cashier.ts';

/** The server's own cashier where it is named, which is the default outside production. */
export function choosePaymentProviders(config: Config, box: SecretBox): PaymentDesk {
  const isLocal = config.PAYMENT_PROVIDERS?.includes('cashier') ?? config.NODE_ENV !== 'production';
  const local = isLocal ? cashier(join(config.DATA_DIR, 'cashier'), box) : null;
  return { providers: local ? [local.provider] : [], routes: local?.routes ?? (() => Promise.resolve()) };
}
