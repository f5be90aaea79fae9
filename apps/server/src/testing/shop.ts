import { getIntegrityReport } from '@tuyuan/contract/commerce/ledger.ts';
import { createOrder, type OrderDetail } from '@tuyuan/contract/commerce/order.ts';
import { startPayment } from '@tuyuan/contract/commerce/payment.ts';
import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { resultOf } from './call-endpoint.ts';
import type { TestServer } from './test-server.ts';

type Person = { authorization: string };
type Choice = ({ imageId: number } | { videoId: number }) & {
  tier?: 'editorial' | 'commercial' | 'extended';
  unitPrice: number;
};

/** What a buyer does, step by step, over HTTP. */
export function shopAt(server: TestServer) {
  const { app } = server;

  function wantedOrder(choices: readonly Choice[], rest: Partial<RequestOf<typeof createOrder>> = {}) {
    return {
      choices: choices.map((choice) => ({ tier: 'commercial' as const, ...choice })),
      payBy: 'cash' as const,
      licenseeKind: 'person' as const,
      licensee: '林小雨',
      agreed: true as const,
      ...rest,
    };
  }

  /** Pays at the cashier as a person does: opens the address and presses a button. */
  async function press(address: string, action: 'pay' | 'cancel' | 'silent' | 'twice' = 'pay'): Promise<string> {
    const answer = await app.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=${action}`,
    });
    return answer.body;
  }

  return {
    wantedOrder,
    press,
    order: (person: Person, choices: readonly Choice[], rest: Partial<RequestOf<typeof createOrder>> = {}) =>
      resultOf(app, createOrder, wantedOrder(choices, rest), person),
    startPaying: (person: Person, orderId: number) =>
      resultOf(app, startPayment, { orderId, provider: 'cashier' }, person),
    async buy(person: Person, choices: readonly Choice[]): Promise<OrderDetail> {
      const order = await resultOf(app, createOrder, wantedOrder(choices), person);
      if (order.totalCents > 0) {
        const { address } = await resultOf(app, startPayment, { orderId: order.id, provider: 'cashier' }, person);
        await press(address);
      }
      return order;
    },
    /** The rules of the books that are broken, and the sums that aren't zero. */
    async faults(admin: Person): Promise<string[]> {
      const { sums, checks } = await resultOf(app, getIntegrityReport, {}, admin);
      return [
        ...sums.filter(({ sum }) => sum !== 0).map(({ currency, sum }) => `${currency} ${sum}`),
        ...checks.filter(({ violations }) => violations > 0).map(({ name, violations }) => `${name} ${violations}`),
      ];
    },
  };
}
