import { useGetMyMallOrderQuery } from '@tuyuan/api-client/commerce/credit-mall-order-data.ts';
import type { MallOrderDetail } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { goodsPath, mallOrdersPath } from '../../../shared/commerce/mall-paths.ts';
import { useCreditChanges } from '../../../shared/commerce/use-credit-changes.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { usePageId } from '../../../shared/page-id.ts';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import { MallOrderActions } from './mall-order-actions.tsx';
import { MallOrderStateText } from './mall-order-state-text.tsx';
import styles from './mall-order-view.module.css';
import { priceText } from './mall-words.ts';

async function copy(text: string, what: string): Promise<void> {
  const isCopied = await copyText(text);
  showToast(isCopied ? { text: `已复制${what}`, tone: 'success' } : { text: '没能复制，请长按选中', tone: 'error' });
}

/** One of the user's exchanges: its state, what it handed over, and its way. */
export function MallOrderView() {
  useCreditChanges();
  const id = usePageId();
  const {
    data: order,
    isError,
    isFetching,
    refetch,
  } = useGetMyMallOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!order)
    return isError ? (
      <ErrorState title="没有找到这个兑换订单" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PanelsSkeleton />
    );
  const { goodsId, no, title, picture, pieces, recipient, note, coupons, packageId } = order;
  return (
    <>
      <Link href={mallOrdersPath} className={styles.back}>
        ‹ 兑换订单
      </Link>
      <Panel title={`兑换 ${no}`} tools={<MallOrderActions order={order} />}>
        <MallOrderStateText order={order} />
        <div className={styles.goods}>
          <GoodsPicture picture={picture} isSmall />
          <div>
            <Link href={goodsPath(goodsId)} className={styles.title}>
              {title} × {pieces}
            </Link>
            <p className={styles.note}>{priceText(order)}</p>
          </div>
        </div>
        {note && <p className={styles.note}>原因：{note}</p>}
      </Panel>
      {coupons.length > 0 && <Coupons coupons={coupons} />}
      {packageId !== null && (
        <Panel title="授权次数">
          <p>已放进你的授权套餐，下单时选「套餐」就能用。</p>
          <div>
            <ButtonLink href="/gallery">去图库看看</ButtonLink>
          </div>
        </Panel>
      )}
      {recipient && (
        <Panel title="收件">
          <p>
            {recipient.name} {recipient.phone}
            <br />
            {recipient.address}
          </p>
          {order.trackingNo && (
            <div className={styles.tracking}>
              <span>
                {order.carrier} {order.trackingNo}
              </span>
              <Button size="small" onClick={() => void copy(order.trackingNo, '运单号')}>
                复制运单号
              </Button>
            </div>
          )}
        </Panel>
      )}
      <Panel title="经过">
        <ol className={styles.way}>
          {wayOf(order).map(({ text, at }) => (
            <li key={text}>
              <span>{text}</span>
              <time>{formatDateTime(at)}</time>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

/** The newest first. */
function wayOf(order: MallOrderDetail) {
  const { createdAt, paidAt, shippedAt, receivedAt, closedAt, kind, state, carrier } = order;
  const steps = [
    { text: `提交兑换，扣 ${order.credits} 积分`, at: createdAt },
    { text: order.cashCents > 0 ? '现金已付，兑换成功' : '兑换成功', at: paidAt },
    { text: `已发货，${carrier}`, at: shippedAt },
    { text: kind === 'physical' ? '已收货' : '已到账', at: receivedAt },
    { text: state === 'expired' ? '没有按时付现金，已关闭，积分退回' : '已取消，积分退回', at: closedAt },
  ];
  return steps.flatMap(({ text, at }) => (at === null ? [] : [{ text, at }])).toReversed();
}

function Coupons({ coupons }: { readonly coupons: readonly string[] }) {
  const [shown, setShown] = useState<string>();
  return (
    <Panel title="券码" note="到店出示，或在使用的地方填写">
      <ul className={styles.coupons}>
        {coupons.map((coupon) => (
          <li key={coupon}>
            <code>{coupon}</code>
            <Button size="small" onClick={() => void copy(coupon, '券码')}>
              复制券码
            </Button>
            <Button
              size="small"
              aria-expanded={shown === coupon}
              onClick={() => setShown(shown === coupon ? undefined : coupon)}
            >
              核销二维码
            </Button>
            {shown === coupon && <QrCode text={coupon} label={`券码 ${coupon}`} size={160} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
