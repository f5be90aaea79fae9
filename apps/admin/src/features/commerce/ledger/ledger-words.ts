import type { Currency } from '@tuyuan/contract/commerce/ledger.ts';
import { formatPrice } from '@tuyuan/format/money.ts';

export const currencyTitles: Readonly<Record<Currency, string>> = { cny: '人民币', credits: '积分', quota: '授权次数' };

/** An amount in its currency's smallest unit, as it is read. */
export function amountText(currency: Currency, amount: number): string {
  return currency === 'cny' ? formatPrice(amount) : String(amount);
}
