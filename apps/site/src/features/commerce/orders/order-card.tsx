import { useCancelOrderMutation, usePackageDownloadMutation } from '@tuyuan/api-client/commerce/order.ts';
import { useCreateCartItemMutation } from '@tuyuan/api-client/commerce/shopping-cart.ts';
import type { Order } from '@tuyuan/contract/commerce/order.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { useNavigate } from 'react-router-dom';
import { orderPath } from '../../../shared/commerce/order-path.ts';
import { useStartDownload } from '../../../shared/commerce/use-start-download.ts';
import { useSecondsLeft } from '../../../shared/pay/use-seconds-left.ts';
import styles from './order-card.module.css';
import { OrderLineRow } from './order-line-row.tsx';
import { paidWithWords, stateWords, stateWordsOf } from './order-words.ts';
import type { OrderActions } from './orders-view.tsx';

interface OrderCardProps {
  readonly order: Order;
  readonly actions: OrderActions;
  /** On the order's own page there is no link to it. */
  readonly isWhole?: boolean;
}

/** An order with its lines and what can be done with it now. */
export function OrderCard({ order, actions, isWhole = false }: OrderCardProps) {
  const { id, no, kind, state, lines, abilities, paidWith, packageName } = order;
  const [cancel, cancelling] = useCancelOrderMutation();
  const [getAll, gettingAll] = usePackageDownloadMutation();
  const startDownload = useStartDownload();
  const [addToCart, adding] = useCreateCartItemMutation();
  const navigate = useNavigate();
  const left = useSecondsLeft(order.secondsLeft);
  const isOpen = state === 'pendingPayment' && left !== '0:00';
  const isClosed = state === 'cancelled' || state === 'expired' || (state === 'pendingPayment' && !isOpen);
  const words = isClosed && state === 'pendingPayment' ? stateWords.expired : stateWordsOf(order);
  const waiting = lines.filter(
    ({ licence, firstDownloadedAt }) => licence && !licence.isRevoked && firstDownloadedAt === null,
  );
  const whole = lines.filter(({ licence, refund }) => licence && !licence.isRevoked && refund !== 'requested');

  async function cancelIt(): Promise<void> {
    if (
      await showConfirm({ text: `取消订单 ${no}？作品会留在购物车外，要的话可以重新下单。`, confirmText: '取消订单' })
    )
      void cancel({ id });
  }
  async function orderAgain(): Promise<void> {
    for (const { imageId, videoId, tier } of lines) await addToCart({ imageId, videoId, tier });
    void navigate('/user/payment/cart');
  }
  async function downloadAll(): Promise<void> {
    const { data } = await getAll({ id, variant: 'original' });
    if (data) startDownload(data.address);
  }

  return (
    <article className={styles.card} aria-label={`订单 ${no}`}>
      <header className={styles.head}>
        <b className={styles.no}>{no}</b>
        <span className={styles.note}>
          {formatDateTime(order.createdAt)}
          {paidWith && ` · ${packageName ?? paidWithWords[paidWith]}`}
        </span>
        <span className={classNames(styles.state, styles[words.tone])}>
          {words.text}
          {isOpen && ` · 剩 ${left}`}
          {state === 'paid' && waiting.length > 0 && ` ${waiting.length}`}
        </span>
      </header>
      {lines.length === 0 && <p className={styles.line}>{order.title}</p>}
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.id} line={line} isPackage={order.payBy === 'package'} />
        ))}
      </ul>
      <footer className={styles.foot}>
        <span className={styles.note}>
          {[
            order.licensee && `授权对象：${order.licensee}`,
            order.discountCents > 0 && `首单已减 ${formatPrice(order.discountCents)}`,
            order.refundedCents > 0 && `已退 ${formatPrice(order.refundedCents)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>
          {isOpen ? '应付' : isClosed ? '金额' : '实付'}{' '}
          <b className={styles.total}>
            {order.payBy === 'package' ? `${lines.length} 次` : formatPrice(order.totalCents - order.refundedCents)}
          </b>
        </span>
        {isOpen && abilities.cancel && (
          <Button isBusy={cancelling.isLoading} onClick={() => void cancelIt()}>
            取消订单
          </Button>
        )}
        {isOpen && abilities.pay && (
          <Button kind="primary" onClick={() => actions.pay(order)}>
            去支付
          </Button>
        )}
        {isClosed && kind === 'images' && (
          <Button isBusy={adding.isLoading} onClick={() => void orderAgain()}>
            重新下单
          </Button>
        )}
        {abilities.refund && <Button onClick={() => actions.refund(order)}>申请退款</Button>}
        {!isWhole && <ButtonLink href={orderPath(id)}>订单详情</ButtonLink>}
        {abilities.download && whole.length > 1 && (
          <Button icon="download" isBusy={gettingAll.isLoading} onClick={() => void downloadAll()}>
            打包下载 {whole.length} 件
          </Button>
        )}
      </footer>
    </article>
  );
}
