import type { startPayment as startPaymentEndpoint } from '@tuyuan/contract/commerce/payment.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toString as drawQr } from 'qrcode';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { randomCode } from '../../../platform/text/random-code.ts';
import { findOwnOrder, type OrderRow } from '../order/index.ts';
import { findOpenPayment, insertPayment, setPaymentAddress } from './payment.repository.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface StartParts {
  providers: readonly PaymentProvider[];
  /** Null: the address of the request. */
  siteAddress: string | undefined;
}

/**
 * Opens a payment of the caller's order at a provider, or continues the open one of the same way. Throws `Order.NotFound`,
 * `Order.StateMismatch`, `Payment.ProviderUnavailable`, `Payment.ProviderFailed`.
 */
export async function startPayment(
  { providers, siteAddress }: StartParts,
  { db, actor, clientIp, origin }: SignedInContext,
  { orderId, provider: name, way, code }: InputOf<typeof startPaymentEndpoint>,
): Promise<AnswerTo<typeof startPaymentEndpoint>> {
  const provider = providers.find((one) => one.name === name && one.ways.includes(way));
  if (!provider) throw new AppError('Payment.ProviderUnavailable');
  const order = await orThrow(findOwnOrder(db, actor.id, orderId), 'Order.NotFound');
  if (order.state !== 'pendingPayment' || order.isOverdue || order.totalCents === 0)
    throw new AppError('Order.StateMismatch');
  const known = await findOpenPayment(db, orderId, name, way);
  let address = known?.address;
  if (known === null || known.amountCents !== order.totalCents) {
    // Known before the provider is asked: its notice may come before its answer.
    const { id, tradeNo, amountCents } = await insertPayment(db, {
      orderId,
      provider: name,
      way,
      tradeNo: `P${randomCode(22)}`,
      amountCents: order.totalCents,
    });
    const base = siteAddress ?? origin;
    address = await provider.open({
      tradeNo,
      amountCents,
      title: order.title,
      way,
      expiresInSeconds: order.secondsLeft,
      clientIp,
      notifyAddress: `${base}/api/payment/notify/${name}`,
      returnAddress: `${base}${pageOf(order)}`,
      openId: way === 'jsapi' ? await payerOf(provider, code) : null,
    });
    await setPaymentAddress(db, id, address);
  }
  const qr = way === 'qr' ? await drawQr(address ?? '', { type: 'svg', margin: 0 }) : null;
  return { amountCents: order.totalCents, secondsLeft: order.secondsLeft, address: address ?? '', qr };
}

/** Where the buyer sees what they paid. */
function pageOf({ id, kind, subjectId }: OrderRow): string {
  if (kind === 'mall') return `/mall/order/detail?id=${subjectId}`;
  return kind === 'ticket' ? '/user/main/conference' : `/user/main/orders?order=${id}`;
}

/** Throws `Payment.ProviderUnavailable` where the provider can't tell, or the browser brought no code. */
async function payerOf({ payer }: PaymentProvider, code: string): Promise<string> {
  if (!payer || code === '') throw new AppError('Payment.ProviderUnavailable');
  return payer.openIdOf(code);
}

/** Returns where a browser inside WeChat learns who pays. Throws `Payment.ProviderUnavailable`. */
export function payerAddress(
  { providers, siteAddress }: StartParts,
  { origin }: SignedInContext,
  orderId: number,
): string {
  const payer = providers.find(({ name }) => name === 'wechat')?.payer;
  if (!payer) throw new AppError('Payment.ProviderUnavailable');
  return payer.authorizeAddress(`${siteAddress ?? origin}/user/main/orders?order=${orderId}&pay=wechat`);
}
