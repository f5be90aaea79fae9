import { Recipient } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { PaymentParts } from '../payment/index.ts';

export interface MallParts extends PaymentParts {
  /** Seals addresses and coupons. */
  mallBox: SecretBox;
}

export const payMinutes = 15;
export const lowStock = 10;
export const receiveDays = 15;

export function sealRecipient(box: SecretBox, recipient: Recipient): Buffer {
  return box.seal(JSON.stringify(recipient));
}

export function openRecipient(box: SecretBox, sealed: Buffer): Recipient {
  return Recipient.parse(JSON.parse(box.open(sealed)));
}
