import { useGetMallConfigQuery } from '@tuyuan/api-client/commerce/credit-mall-config.ts';
import { useGetMallGoodsDetailQuery } from '@tuyuan/api-client/commerce/credit-product-data.ts';
import { useGetCreditOverviewQuery } from '@tuyuan/api-client/commerce/credits.ts';
import type { MallGoodsDetail } from '@tuyuan/contract/commerce/credit-product-data.ts';
import { goodsKindTitles } from '@tuyuan/contract/commerce/mall-states.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, ButtonLink, IconButton } from '@tuyuan/ui/button.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useState } from 'react';
import { goodsPath } from '../../../shared/commerce/mall-paths.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { useSessionState } from '../../../shared/site-session.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import styles from './goods-view.module.css';
import { priceText, tierWords } from './mall-words.ts';

/** Goods of the mall, and the way to exchange credits for them. */
export function GoodsView({ id }: { readonly id: number }) {
  const { data: goods } = useGetMallGoodsDetailQuery({ id });
  const { data: config } = useGetMallConfigQuery({});
  if (!goods) return null;
  const { kind, title, summary, description, picture } = goods;
  return (
    <PageFrame
      crumbs={[
        { label: '积分商城', href: '/mall' },
        { label: goodsKindTitles[kind], href: `/mall?kind=${kind}` },
        { label: title },
      ]}
    >
      <section className={styles.columns}>
        <div className={styles.picture}>
          <GoodsPicture picture={picture} />
        </div>
        <div className={styles.words}>
          <h1>{title}</h1>
          {summary && <p className={styles.note}>{summary}</p>}
          <p className={styles.price}>{priceText(goods)}</p>
          <Exchange goods={goods} />
          <dl className={styles.facts}>
            {deliveryOf(goods, config?.payMinutes).map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {description && <p className={styles.description}>{description}</p>}
        </div>
      </section>
    </PageFrame>
  );
}

function deliveryOf({ kind, quota, cashCents }: MallGoodsDetail, payMinutes = 15): readonly [string, string][] {
  const cash: [string, string][] =
    cashCents > 0 ? [['现金', `提交后 ${payMinutes} 分钟内支付，超时自动取消并退回积分`]] : [];
  if (kind === 'physical')
    return [['发货', '按收件地址快递寄出'], ['退换', '发货前可取消，积分按原批次、原到期日退回'], ...cash];
  if (kind === 'coupon') return [['发放', '兑换后立即给券码，在兑换订单里看'], ['退换', '券码给出后不能取消'], ...cash];
  const worth = quota ? `每件 ${quota.licences} 次${tierWords[quota.tier]}授权，${quota.months} 个月内有效` : '';
  return [['到账', worth], ['退换', '到账后不能取消'], ...cash];
}

function Exchange({ goods }: { readonly goods: MallGoodsDetail }) {
  const { id, stock, perPerson, taken, credits } = goods;
  const { user } = useSessionState();
  const { data: overview } = useGetCreditOverviewQuery({}, { skip: !user });
  const [pieces, setPieces] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const left = perPerson === null ? stock : Math.min(stock, Math.max(0, perPerson - taken));
  const most = Math.max(1, Math.min(100, left));
  const wanted = Math.min(pieces, most);
  const missing = overview ? credits * wanted - overview.available : 0;
  return (
    <div className={styles.exchange}>
      <div className={styles.row}>
        <span className={styles.label}>数量</span>
        <fieldset className={styles.stepper} aria-label="数量">
          <IconButton icon="minus" label="少一件" disabled={wanted <= 1} onClick={() => setPieces(wanted - 1)} />
          <output aria-live="polite">{wanted}</output>
          <IconButton icon="plus" label="多一件" disabled={wanted >= most} onClick={() => setPieces(wanted + 1)} />
        </fieldset>
        <span className={styles.note}>
          {perPerson !== null && `每人限 ${perPerson} 件${taken > 0 ? `，你已换 ${taken} 件` : ''}，`}
          库存 {formatCount(stock)}
        </span>
      </div>
      <div className={styles.row}>
        {user ? (
          <Button
            kind="primary"
            size="large"
            disabled={left === 0 || !overview || missing > 0}
            onClick={() => setAsking(true)}
          >
            {left > 0
              ? `${priceText({ credits: credits * wanted, cashCents: goods.cashCents * wanted })}兑换`
              : stock === 0
                ? '已换完'
                : '已达每人上限'}
          </Button>
        ) : (
          <ButtonLink kind="primary" size="large" href={`/account?returnUrl=${encodeURIComponent(goodsPath(id))}`}>
            登录后兑换
          </ButtonLink>
        )}
        {overview && left > 0 && (
          <span className={styles.note}>
            {missing > 0 ? (
              <>
                还差 {formatCount(missing)} 积分，
                <Link href="/credits">看看怎样得积分</Link>
              </>
            ) : (
              `换后余 ${formatCount(-missing)} 积分`
            )}
          </span>
        )}
      </div>
      {isAsking && overview && (
        <ExchangeDialog goods={goods} pieces={wanted} overview={overview} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
