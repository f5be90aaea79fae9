import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PaymentProvider, TradeState } from '../../../modules/commerce/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { type CashierOutcome, cashierHtml, cashierOutcomeHtml, cashierStyle } from './cashier-html.ts';
import { type CashierTrade, cashierTrades } from './cashier-trades.ts';

const noticeLifeMs = 5 * 60_000;
const Notice = z.object({
  eventNo: z.string(),
  tradeNo: z.string(),
  providerNo: z.string(),
  amountCents: z.int(),
  state: z.literal('paid'),
});
const Action = z.object({ action: z.enum(['pay', 'cancel', 'silent', 'twice']) });

interface Cashier {
  provider: PaymentProvider;
  routes(app: FastifyInstance): Promise<void>;
}

/** Payment without a provider: a page of this server on which one pays, and notices signed as a provider's are. */
export function cashier(folder: string, box: SecretBox): Cashier {
  const trades = cashierTrades(folder);
  const signatureOf = (timestamp: string, body: string | Buffer) =>
    box.mark(`${timestamp}\n${body.toString()}`).toString('hex');

  const stateOf = ({ tradeNo, amountCents, state }: CashierTrade): TradeState => ({
    state,
    tradeNo,
    providerNo: `C${tradeNo.slice(1)}`,
    amountCents,
  });
  async function known(tradeNo: string): Promise<CashierTrade> {
    const trade = await trades.find(tradeNo);
    if (!trade) throw new AppError('Payment.ProviderFailed');
    return trade;
  }

  const provider: PaymentProvider = {
    name: 'cashier',
    ways: ['qr', 'h5'],
    acknowledgement: { contentType: 'application/json', body: '{"code":"SUCCESS"}' },
    async open({ tradeNo, amountCents, title, way, notifyAddress, returnAddress, expiresInSeconds }) {
      await trades.put({
        tradeNo,
        amountCents,
        title,
        notifyAddress,
        returnAddress: way === 'qr' ? '' : returnAddress,
        expiresAt: Date.now() + expiresInSeconds * 1000,
        state: 'pending',
        refunds: {},
      });
      return new URL(`/cashier/${tradeNo}`, notifyAddress).href;
    },
    query: async (tradeNo) => stateOf(await known(tradeNo)),
    async close(tradeNo) {
      const trade = await known(tradeNo);
      if (trade.state === 'pending') await trades.put({ ...trade, state: 'closed' });
    },
    async refund({ tradeNo, refundNo, amountCents }) {
      const trade = await known(tradeNo);
      if (trade.refunds[refundNo] !== undefined) return 'done';
      const given = Object.values(trade.refunds).reduce((sum, each) => sum + each, 0);
      if (trade.state !== 'paid' || given + amountCents > trade.amountCents)
        throw new AppError('Payment.ProviderFailed');
      await trades.put({ ...trade, refunds: { ...trade.refunds, [refundNo]: amountCents } });
      return 'done';
    },
    async readNotice({ headers, body }) {
      const timestamp = String(headers['cashier-timestamp'] ?? '');
      const given = Buffer.from(String(headers['cashier-signature'] ?? ''), 'hex');
      const right = Buffer.from(signatureOf(timestamp, body), 'hex');
      const isSigned = given.length === right.length && timingSafeEqual(given, right);
      if (!isSigned || Math.abs(Date.now() - Number(timestamp)) > noticeLifeMs)
        throw new AppError('Payment.NoticeRefused');
      const { eventNo, ...trade } = Notice.parse(JSON.parse(body.toString()));
      return { eventNo, trade };
    },
  };

  /** Sends the notice by way of the server itself, as a provider would from outside. */
  async function notify(app: FastifyInstance, request: FastifyRequest, trade: CashierTrade): Promise<void> {
    const body = JSON.stringify({ eventNo: `E${trade.tradeNo.slice(1)}`, ...stateOf(trade) });
    const timestamp = String(Date.now());
    await app.inject({
      method: 'POST',
      url: new URL(trade.notifyAddress).pathname,
      headers: {
        host: request.headers.host ?? '',
        'content-type': 'application/json',
        'cashier-timestamp': timestamp,
        'cashier-signature': signatureOf(timestamp, body),
      },
      payload: body,
    });
  }

  function show(reply: FastifyReply, html: string) {
    const style = createHash('sha256').update(cashierStyle).digest('base64');
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(html);
  }

  async function wanted(request: FastifyRequest): Promise<CashierTrade> {
    const { tradeNo } = z.object({ tradeNo: z.string() }).parse(request.params);
    const trade = await trades.find(tradeNo);
    if (!trade) throw new AppError('Request.NotFound');
    return trade;
  }

  return {
    provider,
    routes: async (app) =>
      void (await app.register(async (scope) => {
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string', bodyLimit: 1024 },
          (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
        );
        scope.get('/cashier/:tradeNo', async (request, reply) => {
          const trade = await wanted(request);
          if (trade.state === 'paid') return show(reply, cashierOutcomeHtml('paid', trade.returnAddress));
          const isOver = trade.state === 'closed' || trade.expiresAt < Date.now();
          return show(reply, isOver ? cashierOutcomeHtml('expired', trade.returnAddress) : cashierHtml(trade));
        });
        scope.post('/cashier/:tradeNo', async (request, reply) => {
          const trade = await wanted(request);
          const { action } = Action.parse(request.body);
          const outcome = await act(trade, action, () => notify(app, request, { ...trade, state: 'paid' }));
          return show(reply, cashierOutcomeHtml(outcome, trade.returnAddress));
        });
      })),
  };

  async function act(
    trade: CashierTrade,
    action: z.infer<typeof Action>['action'],
    send: () => Promise<void>,
  ): Promise<CashierOutcome> {
    if (action === 'cancel') return 'cancelled';
    if (trade.state === 'closed' || trade.expiresAt < Date.now()) return 'expired';
    await trades.put({ ...trade, state: 'paid' });
    if (action === 'silent') return 'silent';
    await send();
    if (action === 'twice') await send();
    return 'paid';
  }
}
