import type { Database } from '../../../platform/database/database.ts';
import { settingNumber } from '../../site/index.ts';

/** The settings of trade, as they are when an order is made or paid. */
export interface OrderTerms {
  /** Minutes that an order may wait for its payment. */
  payMinutes: number;
  /** Percent off a person's first purchase. */
  firstPurchaseOff: number;
  /** Percent of what is paid that goes to the author. */
  sharePercent: number;
  /** Days until a share can be paid out; as long a purchase can be given back. */
  holdDays: number;
}

export async function readOrderTerms(db: Database): Promise<OrderTerms> {
  return {
    payMinutes: await settingNumber(db, 'orderPayMinutes'),
    firstPurchaseOff: await settingNumber(db, 'firstPurchaseOff'),
    sharePercent: await settingNumber(db, 'profitSharePercent'),
    holdDays: await settingNumber(db, 'profitHoldDays'),
  };
}
