import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { pretendWechatPay } from '@tuyuan/server/src/testing/pretend-wechat-pay.ts';
import { z } from 'zod';
import { type Answer, type OwnServer, resultOf } from './own-server.ts';

export type Wechat = Awaited<ReturnType<typeof pretendWechatPay>>;

export interface MoneyWorld {
  server: OwnServer;
  port: number;
  wechat: Wechat;
  buyers: readonly string[];
  office: string;
  imageIds: readonly number[];
  unitPrice: number;
  /** Steps done, by name. */
  counts: Map<string, number>;
  /** What must never be let through, and was. */
  faults: string[];
}

const Order = z.object({
  id: z.number(),
  lines: z.array(z.object({ id: z.number(), licence: z.object({ id: z.number() }).nullable() })),
});
const Payment = z.object({ address: z.string() });
const Refunds = z.object({ refunds: z.array(z.object({ id: z.number(), state: z.string() })) });
const service = '/api/services/app';
const stranger = 7;

/** A call that is tried again, under the same key, for as long as the server is away. */
async function insist(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      const answer = await call();
      if (answer.status !== 503) return answer;
    } catch {
      // Killed meanwhile.
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** One order from its making on, with every step that money can take after it, in any order and number. */
export async function runSequence(world: MoneyWorld, random: () => number): Promise<void> {
  const { server, wechat, buyers, office, imageIds, unitPrice, counts, faults } = world;
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const at = Math.floor(random() * buyers.length);
  const headers = (token: string, key: string = randomUUID()) => ({
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  });
  const buyer = buyers[at] ?? '';
  const other = buyers[(at + stranger) % buyers.length] ?? '';
  const post = (path: string, token: string, input: object, key?: string) => {
    const sent = headers(token, key);
    return insist(() => server.post(`${service}/${path}`, sent, input));
  };

  const chosen = [...new Set([pick(imageIds), pick(imageIds)])];
  const key = randomUUID();
  const wanted = {
    choices: chosen.map((imageId) => ({ imageId, tier: 'commercial', unitPrice })),
    payBy: 'cash',
    licenseeKind: 'person',
    licensee: '试验的人',
    agreed: true,
  };
  const made = await post('order/CreateOrder', buyer, wanted, key);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const order = resultOf(Order, made);
  if (random() < 0.1) {
    const again = resultOf(Order, await post('order/CreateOrder', buyer, wanted, key));
    if (again.id !== order.id) faults.push(`one key, two orders: ${order.id} and ${again.id}`);
  }
  const opened = await post('payment/QrPay', buyer, { orderId: order.id, provider: 'wechat' });
  const tradeNo = opened.status === 200 ? (resultOf(Payment, opened).address.split('pr=')[1] ?? '') : '';

  async function notify(rest: object = {}, how: Parameters<Wechat['notice']>[2] = {}): Promise<number> {
    if (wechat.stateOf(tradeNo) !== 'SUCCESS') return 0;
    const { headers: signed, body } = wechat.notice(tradeNo, rest, how);
    return insistRaw(world.port, '/api/payment/notify/wechat', signed, body);
  }
  const read = async () => server.get(`${service}/order/GetMyOrder`, headers(buyer), { id: order.id });
  const licences = async () => {
    const answer = await insist(read);
    return answer.status === 200 ? resultOf(Order, answer).lines.flatMap(({ licence }) => licence ?? []) : [];
  };

  const steps: Record<string, () => Promise<unknown>> = {
    pay: async () => {
      // A provider takes no money for a trade that it was told to close.
      if (tradeNo !== '' && wechat.stateOf(tradeNo) === 'NOTPAY') wechat.pay(tradeNo);
    },
    notice: () => notify(),
    'notice twice': () => Promise.all([notify(), notify()]),
    'notice, forged': async () => {
      if ((await notify({}, { key: wechat.merchant.privateKey })) === 200)
        faults.push(`forged notice taken: ${tradeNo}`);
    },
    'notice, stale': async () => {
      const status = await notify({}, { at: Math.floor(Date.now() / 1000) - 3600 });
      if (status === 200) faults.push(`stale notice taken: ${tradeNo}`);
    },
    'notice, another sum': () =>
      notify({ amount: { total: 1, payer_total: 1, currency: 'CNY', payer_currency: 'CNY' } }),
    cancel: () => post('order/CancelOrder', buyer, { id: order.id }),
    download: async () => {
      for (const { id } of await licences())
        await post('order/Download', buyer, { licenceId: id, variant: 'original' });
    },
    'download by another': async () => {
      for (const { id } of await licences()) {
        const answer = await post('order/Download', other, { licenceId: id, variant: 'original' });
        if (answer.status === 200) faults.push(`licence ${id} opened to another`);
      }
    },
    refund: async () => {
      const lineIds = order.lines.map(({ id }) => id).slice(0, 1 + Math.floor(random() * order.lines.length));
      const asked = await post('order/RequestRefund', buyer, { id: order.id, lineIds, reason: 'plan', message: '' });
      if (asked.status !== 200) return;
      const open = resultOf(Refunds, asked).refunds.find(({ state }) => state === 'requested');
      if (open && random() < 0.8) await Promise.all([1, 2].map(() => post('refund/Approve', office, { id: open.id })));
    },
  };
  const names = Object.keys(steps);
  const count = 3 + Math.floor(random() * 5);
  for (let turn = 0; turn < count; turn += 1) {
    // Half of the sequences begin as most buyers do.
    const name = turn === 0 && random() < 0.5 ? 'pay' : pick(names);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await steps[name]?.();
  }
}

/** Posts a body as it is, for as long as the server is away; returns the status. */
async function insistRaw(port: number, path: string, headers: Record<string, string>, body: string): Promise<number> {
  for (;;) {
    const status = await new Promise<number>((done) => {
      const call = request({ port, path, method: 'POST', headers }, (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 0));
      });
      call.on('error', () => done(503));
      call.end(body);
    });
    if (status !== 503) return status;
    await new Promise((done) => setTimeout(done, 200));
  }
}
