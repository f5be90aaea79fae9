import { useGetMyOrderQuery, useWithdrawRefundMutation } from '@tuyuan/api-client/commerce/order.ts';
import { refundReasons } from '@tuyuan/contract/commerce/order-states.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { OrderCard } from './order-card.tsx';
import { paidWithWords, refundWords, stateWords } from './order-words.ts';
import styles from './orders-view.module.css';
import type { OrderActions } from './orders-view.tsx';

interface OrderDetailViewProps {
  readonly id: number;
  readonly actions: OrderActions;
}

/** One order: lines, money, refunds and what happened when. */
export function OrderDetailView({ id, actions }: OrderDetailViewProps) {
  const { data: order, isError, isFetching, refetch } = useGetMyOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  const [withdraw, withdrawing] = useWithdrawRefundMutation();
  if (isError && !order)
    return <ErrorState title="订单没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton height="320px" />;
  return (
    <>
      <Link href="/user/main/orders" className={styles.back}>
        ‹ 全部订单
      </Link>
      <div className={styles.list}>
        <OrderCard order={order} actions={actions} isWhole />
        {order.refunds.map((refund) => (
          <section key={refund.id} className={styles.card} aria-label="退款">
            <div className={styles.row}>
              <h2>{refundWords[refund.state]}</h2>
              {refund.state === 'requested' && (
                <Button size="small" isBusy={withdrawing.isLoading} onClick={() => void withdraw({ id: refund.id })}>
                  撤回申请
                </Button>
              )}
            </div>
            <dl className={styles.facts}>
              <dt>金额</dt>
              <dd>{order.payBy === 'package' ? `${refund.lineIds.length} 次` : formatPrice(refund.amountCents)}</dd>
              <dt>原因</dt>
              <dd>
                {refundReasons[refund.reason]}
                {refund.message && `：${refund.message}`}
              </dd>
              <dt>申请时间</dt>
              <dd>{formatDateTime(refund.createdAt)}</dd>
              {refund.answer && (
                <>
                  <dt>答复</dt>
                  <dd>{refund.answer}</dd>
                </>
              )}
              {refund.doneAt && (
                <>
                  <dt>退回时间</dt>
                  <dd>{formatDateTime(refund.doneAt)}，原路退回</dd>
                </>
              )}
            </dl>
          </section>
        ))}
        <section className={styles.card} aria-labelledby="order-facts">
          <h2 id="order-facts">订单信息</h2>
          <dl className={styles.facts}>
            <dt>授权对象</dt>
            <dd>
              {order.licensee}
              {order.licenseeKind && `（${order.licenseeKind === 'person' ? '个人' : '单位'}）`}
            </dd>
            <dt>标价</dt>
            <dd>{formatPrice(order.listCents)}</dd>
            {order.discountCents > 0 && (
              <>
                <dt>首单优惠</dt>
                <dd>− {formatPrice(order.discountCents)}</dd>
              </>
            )}
            <dt>{order.paidAt ? '实付' : '应付'}</dt>
            <dd>{formatPrice(order.totalCents)}</dd>
            {order.paidWith && (
              <>
                <dt>支付方式</dt>
                <dd>{order.packageName ?? paidWithWords[order.paidWith]}</dd>
              </>
            )}
          </dl>
          {order.paidAt && order.payBy === 'cash' && order.totalCents > order.refundedCents && (
            <ButtonLink href={`/user/main/invoice/apply?order=${id}`}>开发票</ButtonLink>
          )}
        </section>
        <section className={styles.card} aria-labelledby="order-history">
          <h2 id="order-history">经过</h2>
          <dl className={styles.facts}>
            {order.history.map(({ toState, at, note }) => (
              <div key={`${at}${toState}`} style={{ display: 'contents' }}>
                <dt>{formatDateTime(at)}</dt>
                <dd>
                  {toState === 'pendingPayment' ? '提交订单' : stateWords[toState].text}
                  {note && `：${note}`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
