import { randomUUID } from 'node:crypto';
import { createGoods, setGoodsOnSale, stockGoods } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { createMallOrder } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import { adjustCredits } from '@tuyuan/contract/commerce/credit-management.ts';
import { type Figures, measure } from './measure.ts';
import { type OwnServer, resultOf } from './own-server.ts';
import { makePeople } from './shop-people.ts';

interface GoodsRace {
  figures: Figures;
  sold: number;
  soldOut: number;
  /** By the tables: pieces in stock, and orders that wait to be sent. */
  left: number;
  toSend: number;
}

/** Puts so many pieces of something on sale for a credit, gives every buyer one, and lets all of them ask at once. */
export async function raceForGoods(
  { client, post }: OwnServer,
  buyers: readonly string[],
  pieces: number,
): Promise<GoodsRace> {
  const [office = ''] = await makePeople(client, 1, '商城', 'admin');
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() });
  const goods = { kind: 'physical', title: '帆布袋', credits: 1, cashCents: 0 };
  const { id } = resultOf(createGoods.output, await post(createGoods.path, headersOf(office), goods));
  await post(stockGoods.path, headersOf(office), { id, change: pieces });
  await post(setGoodsOnSale.path, headersOf(office), { id, isOnSale: true });
  await measure(buyers.length, 20, (turn) =>
    post(adjustCredits.path, headersOf(office), { account: `买家${turn + 1}`, amount: 1, reason: '试验' }),
  );
  let sold = 0;
  let soldOut = 0;
  const recipient = { name: '李映雪', phone: '13812341234', address: '云南省昆明市五华区翠湖南路 12 号' };
  const wanted = { goodsId: id, pieces: 1, credits: 1, cashCents: 0, recipient };
  const figures = await measure(buyers.length, 200, async (turn) => {
    const { status, body } = await post(createMallOrder.path, headersOf(buyers[turn] ?? ''), wanted);
    if (status === 200) sold += 1;
    else if (JSON.stringify(body).includes('Mall.SoldOut')) soldOut += 1;
  });
  const { rows } = await client.query<{ left: number; to_send: number }>(
    `SELECT g.stock AS left, (SELECT count(*) FROM mall_order o WHERE o.goods_id = g.id AND o.state = 'paid')::int AS to_send
    FROM mall_goods g WHERE g.id = $1`,
    [id],
  );
  return { figures, sold, soldOut, left: rows[0]?.left ?? -1, toSend: rows[0]?.to_send ?? -1 };
}
