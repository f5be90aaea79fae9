import type { createOrder as createOrderEndpoint } from '@tuyuan/contract/commerce/order.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { assertConsent } from '../../account/index.ts';
import { findUsablePackage } from '../package/index.ts';
import { assertMayOpen } from './assert-may-open.ts';
import { insertLines, insertOrder, lockOwnOrder, takeFirstPurchase, updateDiscount } from './order.repository.ts';
import { newOrderNumber } from './order-number.ts';
import { readOrderTerms } from './order-terms.ts';
import { packagePays } from './package-pays.policy.ts';
import { personKeys } from './person-keys.ts';
import { type BuyableChoice, priceChoices } from './price-choices.ts';
import { type SettleParts, settleOrder } from './settle-order.ts';
import { splitCents } from './split-cents.ts';

export interface OrderParts extends SettleParts {
  /** Marks a person by keys that nobody can guess back. */
  personBox: SecretBox;
}

/**
 * Orders licences at the prices the caller saw, less the first purchase's discount; returns the order's id. What costs
 * nothing or is paid with a package is settled in the same transaction. Throws what the contract declares.
 */
export function createOrder(
  parts: OrderParts,
  { db, actor, tenant }: ActingContext,
  input: InputOf<typeof createOrderEndpoint>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await assertConsent(transaction, actor.id, 'buy');
    await assertMayOpen(transaction, actor.id);
    const priced = await priceChoices(transaction, actor.id, input.choices, { isOrdered: true });
    const byPackage = input.payBy === 'package';
    if (byPackage) await assertPackagePays(transaction, actor.id, input.packageId, priced);
    const terms = await readOrderTerms(transaction);
    const price = (choice: BuyableChoice) => (byPackage ? 0 : choice.price);
    const listCents = priced.reduce((sum, choice) => sum + price(choice), 0);
    const id = await insertOrder(transaction, {
      no: newOrderNumber(new Date(), parts.timeZone),
      userId: actor.id,
      kind: 'images',
      subjectId: null,
      title: titleOf(priced),
      listCents,
      licenseeKind: input.licenseeKind,
      licensee: input.licensee,
      packageId: byPackage ? input.packageId : null,
      payMinutes: terms.payMinutes,
    });
    const lineIds = await insertLines(
      transaction,
      id,
      priced.map((choice) => ({ ...choice, listCents: price(choice) })),
    );
    const off = Math.floor((listCents * terms.firstPurchaseOff) / 100);
    if (
      off > 0 &&
      (await takeFirstPurchase(transaction, id, await personKeys(transaction, parts.personBox, actor.id)))
    ) {
      const discounts = splitCents(off, priced.map(price));
      const paid = lineIds.map((lineId, at) => ({
        lineId,
        paidCents: (priced[at]?.price ?? 0) - (discounts[at] ?? 0),
      }));
      await updateDiscount(transaction, id, off, paid);
    }
    const order = await orThrow(lockOwnOrder(transaction, actor.id, id), 'Order.NotFound');
    if (order.totalCents === 0) await settleOrder(parts, { transaction, schema: tenant.schema, order });
    return id;
  });
}

/** Throws `Package.NotFound`, `Order.NotForPackage`; whether enough is left is decided when it is taken. */
export async function assertPackagePays(
  transaction: Database,
  userId: number,
  packageId: number | null,
  lines: Parameters<typeof packagePays>[1],
): Promise<void> {
  if (packageId === null) throw new AppError('Package.NotFound');
  const { tier } = await orThrow(findUsablePackage(transaction, userId, packageId), 'Package.NotFound');
  if (!packagePays(tier, lines)) throw new AppError('Order.NotForPackage');
}

function titleOf([first, ...rest]: readonly BuyableChoice[]): string {
  const title = first?.title ?? '';
  const measure = [first, ...rest].some((choice) => choice?.videoId != null) ? '件' : '张';
  return rest.length === 0 ? title : `${title}等 ${rest.length + 1} ${measure}`;
}
