import { toWireDate } from '@tuyuan/format/date.ts';
import {
  adjustCredits,
  approvePayout,
  approveRefund,
  cancelOrder,
  createOrder,
  grantPackage,
  insertOffer,
  insertPayment,
  orderSettled,
  payRefund,
  putPayoutAccount,
  releaseShares,
  requestPayout,
  requestRefund,
  rewardPurchase,
  settlePayment,
  settlePayout,
} from '../modules/commerce/index.ts';
import type { TenantLibrary } from '../modules/library/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { openDomainEvents } from '../platform/events/domain-events.ts';
import type { ActingContext } from '../platform/http/request-context.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { randomCode } from '../platform/text/random-code.ts';
import { demoOffers } from './demo-mall.data.ts';
import { type DemoOrder, demoOrders, demoPayouts } from './demo-orders.data.ts';
import {
  findDemoPeople,
  findMadeOrder,
  findRefundOf,
  hasOrders,
  listForSale,
  moveAccountBack,
  moveOrderBack,
  movePayoutBack,
} from './seed-orders.repository.ts';

export interface OrderSeeding {
  jobs: JobQueue;
  timeZone: string;
  personBox: SecretBox;
  /** Seals the number of the photographer's account. */
  payoutBox: SecretBox;
}

/** Sells pictures of the demo, gives and offers packages: a year of a photographer's income with payouts, and a buyer's orders in every state; once. */
export function seedOrders({ schema, db }: TenantLibrary, seeding: OrderSeeding): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (await hasOrders(transaction)) return;
    const people = new Map((await findDemoPeople(transaction)).map((person) => [person.userName, person]));
    const contextOf = (userName: string): ActingContext => {
      const person = people.get(userName);
      if (!person) throw new Error(`the demo has nobody called ${userName}`);
      return {
        db: transaction,
        tenant: { id: 1, name: '', schema, isHost: true, isSuspended: false, isOnly: true },
        actor: {
          ...person,
          avatarImageId: null,
          avatarKey: null,
          impersonatorId: null,
          roles: [],
          permissions: new Set(),
          menuRevision: 0,
        },
      };
    };
    for (const order of demoOrders) await sell(seeding, contextOf, order);
    await releaseShares(transaction);
    await givePackages(contextOf, seeding.timeZone);
    await payOut(seeding, contextOf, transaction);
  });
}

type ContextOf = (userName: string) => ActingContext;

async function sell(seeding: OrderSeeding, contextOf: ContextOf, order: DemoOrder): Promise<void> {
  const { timeZone, jobs, personBox } = seeding;
  const events = openDomainEvents();
  events.subscribe(orderSettled, rewardPurchase(timeZone));
  const parts = { events, timeZone, jobs, providers: [], personBox };
  const buyer = contextOf(order.buyer);
  const { db } = buyer;
  const offers = await listForSale(db, contextOf(order.author).actor.id);
  const choices = order.pictures.flatMap((index) => {
    const offer = offers[index % Math.max(1, offers.length)];
    return offer ? [{ imageId: offer.imageId, videoId: null, tier: order.tier, unitPrice: offer[order.tier] }] : [];
  });
  if (choices.length < order.pictures.length) return;
  const id = await createOrder(parts, buyer, {
    choices,
    payBy: 'cash',
    packageId: null,
    licenseeKind: 'organization',
    licensee: order.licensee,
    agreed: true,
  });
  const { totalCents, lineIds } = await findMadeOrder(db, id);
  if (order.end === 'cancelled') await cancelOrder(parts, buyer, id);
  if (order.end === 'waiting' || order.end === 'cancelled')
    return moveOrderBack(db, id, order.daysAgo, { isDownloaded: false, timeZone });
  const tradeNo = `P${randomCode(22)}`;
  await insertPayment(db, { orderId: id, provider: 'cashier', way: 'qr', tradeNo, amountCents: totalCents });
  const trade = { tradeNo, providerNo: `C${tradeNo.slice(1)}`, amountCents: totalCents, state: 'paid' as const };
  await settlePayment(parts, { db, schema: buyer.tenant.schema, provider: 'cashier', trade, eventNo: null });
  if (order.end === 'refunded') await giveBack(seeding, contextOf, { buyer, id, lineIds: lineIds.slice(0, 1) });
  await moveOrderBack(db, id, order.daysAgo, { isDownloaded: order.end === 'downloaded', timeZone });
}

async function giveBack(
  { jobs, timeZone }: OrderSeeding,
  contextOf: ContextOf,
  { buyer, id, lineIds }: { buyer: ActingContext; id: number; lineIds: number[] },
): Promise<void> {
  await requestRefund(buyer, { id, lineIds, reason: 'plan', message: '画册改版，这张不用了。' });
  const refundId = await findRefundOf(buyer.db, id);
  await approveRefund({ events: openDomainEvents(), jobs, timeZone }, contextOf('admin'), refundId);
  const provider = { name: 'cashier', refund: async () => 'done' as const } as const;
  await payRefund([provider], buyer.db, refundId, { isLast: true });
}

async function givePackages(contextOf: ContextOf, timeZone: string): Promise<void> {
  const admin = contextOf('admin');
  for (const offer of demoOffers) await insertOffer(admin.db, offer);
  const { id: userId } = contextOf('visitor').actor;
  const validUntil = toWireDate(new Date(Date.now() + 300 * 24 * 3600 * 1000), timeZone).slice(0, 10);
  const given = { name: '宣传年度套餐', userId, unitId: null, quota: 50, tier: 'commercial', note: '' } as const;
  await grantPackage(admin, { ...given, validUntil }, timeZone);
  await adjustCredits(admin, { account: 'visitor', amount: 300, reason: '开站活动' }, timeZone);
}

async function payOut({ payoutBox }: OrderSeeding, contextOf: ContextOf, db: Database): Promise<void> {
  for (const [index, { userName, yuan, daysAgo, isPaid }] of demoPayouts.entries()) {
    const author = contextOf(userName);
    if (index === 0) {
      const account = { kind: 'bank', holder: author.actor.nickName, bank: '招商银行昆明翠湖支行', numberEnd: '6621' };
      await putPayoutAccount(db, author.actor.id, { ...account, numberSealed: payoutBox.seal('6225880123456621') });
      await moveAccountBack(db, author.actor.id);
    }
    const id = await requestPayout(author, yuan * 100);
    if (isPaid) {
      const admin = contextOf('admin');
      await approvePayout(admin, id);
      await settlePayout(admin, { id, voucher: `CMB-2026${String(1000 + id)}` });
    }
    await movePayoutBack(db, id, daysAgo);
  }
}
