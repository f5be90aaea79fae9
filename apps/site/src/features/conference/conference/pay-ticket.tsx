import { useGetMyOrderQuery } from '@tuyuan/api-client/commerce/order.ts';
import { useGetPayWaysQuery } from '@tuyuan/api-client/commerce/payment.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { PayDialog } from '../../../shared/pay/pay-dialog.tsx';
import { useSecondsLeft } from '../../../shared/pay/use-seconds-left.ts';
import styles from './attend-form.module.css';

interface PayTicketProps {
  readonly orderId: number;
  /** The ticket is paid, or its place may be lost. */
  onChange(): void;
}

/** The price of a place that is held, how long it is held, and the way to pay it. */
export function PayTicket({ orderId, onChange }: PayTicketProps) {
  const { data: order, error, refetch } = useGetMyOrderQuery({ id: orderId });
  const { data: ways } = useGetPayWaysQuery({});
  const provider = ways?.[0]?.provider;
  const left = useSecondsLeft(order?.secondsLeft);
  const [isPaying, setPaying] = useState(false);
  if (!order) return error ? <ErrorState title="订单没有加载出来" onRetry={() => void refetch()} /> : <Spinner />;
  return (
    <>
      <p className={styles.note}>
        名额为你保留 <b>{left}</b>，逾期自动取消。
      </p>
      <div>
        <Button kind="primary" size="large" disabled={!provider} onClick={() => setPaying(true)}>
          支付 {formatPrice(order.totalCents)}
        </Button>
      </div>
      {ways?.length === 0 && <p className={styles.fault}>本站还没有开通支付方式，请联系会务。</p>}
      {isPaying && provider && (
        <PayDialog
          order={order}
          provider={provider}
          onPaid={() => {
            setPaying(false);
            showToast({ text: '已支付，参会票已出', tone: 'success' });
            onChange();
          }}
          onClose={() => {
            setPaying(false);
            void refetch();
            onChange();
          }}
        />
      )}
    </>
  );
}
