import type { MallOrder, MallOrderDetail, Recipient } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { listCoupons } from './coupon.repository.ts';
import { findOwnMallOrder, type ShownMallOrder } from './mall-order.repository.ts';
import { openRecipient } from './mall-parts.ts';

/** An exchange as its owner sees it in a list. */
export function presentMallOrder(order: ShownMallOrder): Unencoded<MallOrder> {
  const { state, kind, secondsLeft } = order;
  const isOpen = state === 'pendingPayment';
  return {
    ...order,
    abilities: {
      pay: isOpen && secondsLeft > 0,
      cancel: isOpen || (state === 'paid' && kind === 'physical'),
      confirm: state === 'shipped',
    },
  };
}

/** One of the user's exchanges with what it handed over. Throws `Mall.OrderNotFound`. */
export async function presentMallOrderDetail(
  db: Database,
  box: SecretBox,
  userId: number,
  id: number,
): Promise<Unencoded<MallOrderDetail>> {
  const order = await orThrow(findOwnMallOrder(db, userId, id), 'Mall.OrderNotFound');
  return {
    ...order,
    ...presentMallOrder(order),
    recipient: order.recipient ? masked(openRecipient(box, order.recipient)) : null,
    coupons: (await listCoupons(db, id)).map((code) => box.open(code)),
  };
}

/** Enough to know it again: 李映雪, 138****1234, the address without its last third. */
function masked({ name, phone, address }: Recipient): Recipient {
  const shown = Math.ceil((address.length * 2) / 3);
  return { name, phone: maskPhone(phone), address: `${address.slice(0, shown)}***` };
}
