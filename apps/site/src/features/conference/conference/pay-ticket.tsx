import { useGetMyOrderQuery } from '@tuyuan/api-client/commerce/order.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { PayDialog } from '../../../shared/pay/pay-dialog.tsx';
import { usePayProvider } from '../../../shared/pay/use-pay-provider.ts';
import { useSecondsLeft } from '../../../shared/pay/use-seconds-left.ts';
import styles from './attend-form.module.css';

interface PayTicketProps {
  readonly orderId: number;
  onPaid(): void;
}

/** The price of a place that is held, how long it is held, and the way to pay it. */
export function PayTicket({ orderId, onPaid }: PayTicketProps) {
  const { data: order, refetch } = useGetMyOrderQuery({ id: orderId });
  const provider = usePayProvider();
  const left = useSecondsLeft(order?.secondsLeft);
  const [isPaying, setPaying] = useState(false);
  if (!order) return null;
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
      {isPaying && provider && (
        <PayDialog
          order={order}
          provider={provider}
          onPaid={() => {
            setPaying(false);
            showToast({ text: '已支付，参会票已出', tone: 'success' });
            onPaid();
          }}
          onClose={() => {
            setPaying(false);
            void refetch();
          }}
        />
      )}
    </>
  );
}
