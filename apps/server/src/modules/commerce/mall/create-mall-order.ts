import type { createMallOrder as createMallOrderEndpoint } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { settleBalance, spendCredits } from '../credits/index.ts';
import { insertOrder, newOrderNumber } from '../order/index.ts';
import { deliver } from './deliver-mall-order.ts';
import { findGoodsDetail, takeStock } from './goods.repository.ts';
import { countTaken, insertMallOrder, lockMallOrder, setPurchaseOrder } from './mall-order.repository.ts';
import { type MallParts, payMinutes, sealRecipient } from './mall-parts.ts';
import { keepRecipient } from './recipient.repository.ts';

/**
 * Exchanges credits for goods, all or nothing; returns the exchange's id. With a cash part it waits for its payment, the
 * credits spent and the pieces put aside. Throws what the contract declares.
 */
export function createMallOrder(
  { timeZone, mallBox }: MallParts,
  { db, actor }: SignedInContext,
  input: InputOf<typeof createMallOrderEndpoint>,
): Promise<number> {
  const { goodsId, pieces } = input;
  return inTransaction(db, async (transaction) => {
    const seen = await orThrow(findGoodsDetail(transaction, goodsId, actor.id), 'Mall.GoodsNotFound');
    if (seen.kind === 'physical' && input.recipient === null) throw new AppError('Mall.RecipientRequired');
    // The user's credits first: of two exchanges of theirs one waits, so that the limit and the balance hold.
    const balance = await settleBalance(transaction, actor.id, timeZone);
    if (seen.perPerson !== null && (await countTaken(transaction, actor.id, goodsId)) + pieces > seen.perPerson)
      throw new AppError('Mall.LimitReached');
    if (balance < seen.credits * pieces) throw new AppError('Credits.Insufficient');
    const goods = await orThrow(takeStock(transaction, goodsId, pieces), 'Mall.SoldOut');
    if (goods.credits !== input.credits || goods.cashCents !== input.cashCents) throw new AppError('Mall.PriceChanged');

    const recipient = goods.kind === 'physical' && input.recipient ? sealRecipient(mallBox, input.recipient) : null;
    const no = newOrderNumber(new Date(), timeZone, 'M');
    const credits = goods.credits * pieces;
    const cashCents = goods.cashCents * pieces;
    const { kind, title, picture, quota } = goods;
    const userId = actor.id;
    const order = { no, userId, goodsId, kind, title, picture, quota, pieces, credits, cashCents, recipient };
    const id = await insertMallOrder(transaction, order);
    const move = { userId, kind: 'mall' as const, amount: credits, source: `mallOrder:${id}`, note: title };
    await spendCredits(transaction, { ...move, subjectId: id }, timeZone);
    if (recipient) await keepRecipient(transaction, userId, recipient);
    if (cashCents > 0) {
      const purchaseOrderId = await insertOrder(transaction, {
        no: newOrderNumber(new Date(), timeZone),
        userId,
        kind: 'mall',
        subjectId: id,
        title: `${title} × ${pieces}`,
        listCents: cashCents,
        payMinutes,
      });
      await setPurchaseOrder(transaction, id, purchaseOrderId);
      return id;
    }
    await deliver(transaction, await orThrow(lockMallOrder(transaction, id), 'Mall.OrderNotFound'));
    return id;
  });
}
