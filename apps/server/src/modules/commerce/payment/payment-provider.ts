import type { PaymentProviderName, PaymentWay } from '@tuyuan/contract/commerce/payment-choices.ts';
import type { FastifyInstance } from 'fastify';

export interface PaymentOrder {
  tradeNo: string;
  amountCents: number;
  title: string;
  way: PaymentWay;
  expiresInSeconds: number;
  clientIp: string;
  /** Where the provider sends its notices. */
  notifyAddress: string;
  /** Where a phone's browser comes back to. */
  returnAddress: string;
  /** Of the payer at the provider, for paying inside its app; null elsewhere. */
  openId: string | null;
}

/** What a provider says of a trade. */
export interface TradeState {
  state: 'pending' | 'paid' | 'closed';
  tradeNo: string;
  providerNo: string;
  amountCents: number;
}

export interface RefundOrder {
  tradeNo: string;
  refundNo: string;
  amountCents: number;
  /** Of the payment. */
  totalCents: number;
  reason: string;
}

export interface PaymentNotice {
  /** Of the notice: a repeated one has it again. */
  eventNo: string;
  /** Null for a notice about something else, such as a refund: it is acknowledged. */
  trade: TradeState | null;
}

export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came over the wire: signatures are made over it. */
  body: Buffer;
}

/** Who takes money, and the pages of the local one. */
export interface PaymentDesk {
  readonly providers: readonly PaymentProvider[];
  routes(app: FastifyInstance): Promise<void>;
}

/** Somebody who takes money: WeChat, Alipay, or the server's own cashier. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly ways: readonly PaymentWay[];
  /** Opens a trade; returns what the QR says or the address to open. Throws `Payment.ProviderFailed`. */
  open(order: PaymentOrder): Promise<string>;
  /** Asks for a trade. Throws `Payment.ProviderFailed`. */
  query(tradeNo: string): Promise<TradeState>;
  /** Closes a trade that is not paid, so that nobody can pay it any more. Throws `Payment.ProviderFailed`. */
  close(tradeNo: string): Promise<void>;
  /** Gives money back; the same `refundNo` again gives it once. `pending`: ask again later. Throws `Payment.ProviderFailed`. */
  refund(order: RefundOrder): Promise<'done' | 'pending'>;
  /** Reads a notice whose signature, time and merchant are right. Throws `Payment.NoticeRefused`. */
  readNotice(notice: RawNotice): Promise<PaymentNotice>;
  /** Learns who pays, where the provider needs to know before. */
  readonly payer?: {
    /** Where the phone goes for a code, and comes back from with it. */
    authorizeAddress(returnTo: string): string;
    /** Throws `Payment.ProviderFailed`. */
    openIdOf(code: string): Promise<string>;
  };
  /** The body by which the provider takes its notice as received. */
  readonly acknowledgement: { contentType: string; body: string };
}
