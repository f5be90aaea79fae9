import {
  useGetOrderPayStateQuery,
  useGetPayWaysQuery,
  useStartPaymentMutation,
} from '@tuyuan/api-client/commerce/payment.ts';
import type { PaymentProviderName, PaymentWay } from '@tuyuan/contract/commerce/payment-choices.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { canScanElsewhere } from './can-scan-elsewhere.ts';
import styles from './pay-dialog.module.css';
import { PayInsideWechat } from './pay-inside-wechat.tsx';
import { providerNames } from './provider-names.ts';
import { useOrderPaid } from './use-order-paid.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const askAgainMs = 3000;

interface PayDialogProps {
  readonly order: { readonly id: number; readonly no: string; readonly title: string };
  readonly provider: PaymentProviderName;
  /** With which WeChat sent the browser back, to pay inside it; "" before. */
  readonly code?: string;
  onPaid(): void;
  onClose(): void;
}

/** Shows the code to scan, or on a phone leads on to the provider, and turns when the order is paid. */
export function PayDialog({ order, provider: first, code = '', onPaid, onClose }: PayDialogProps) {
  const { data: ways = [] } = useGetPayWaysQuery({});
  const [provider, setProvider] = useState(first);
  const [start, { data, isLoading, error, reset }] = useStartPaymentMutation();
  const mine = ways.find((each) => each.provider === provider)?.ways;
  const way = mine && wayHere(mine);
  const open = useEffectEvent((wanted: { provider: PaymentProviderName; way: PaymentWay }) => {
    // Inside WeChat one first learns who pays.
    if (wanted.way !== 'jsapi' || code !== '') void start({ orderId: order.id, ...wanted, code });
  });
  useEffect(() => {
    if (way !== undefined) open({ provider, way });
  }, [way, provider]);

  const { data: state } = useGetOrderPayStateQuery({ orderId: order.id }, { pollingInterval: askAgainMs });
  const paid = useEffectEvent(onPaid);
  const isPaid = state !== undefined && !['pendingPayment', 'cancelled', 'expired'].includes(state.state);
  useEffect(() => {
    if (isPaid) paid();
  }, [isPaid]);
  useOrderPaid(order.id, onPaid);

  const left = useSecondsLeft(state?.secondsLeft);
  const isOver = state?.state === 'expired' || state?.state === 'cancelled';
  const others = ways.filter((each) => each.provider !== provider);
  const change = (next: PaymentProviderName) => {
    reset();
    setProvider(next);
  };
  const foot = (
    <>
      {others.map((other) => (
        <Button key={other.provider} onClick={() => change(other.provider)}>
          改用{providerNames[other.provider]}
        </Button>
      ))}
      <Button onClick={onClose}>稍后支付</Button>
    </>
  );
  return (
    <Dialog
      isOpen
      width="420px"
      title={way === 'qr' ? `${providerNames[provider]}扫码支付` : providerNames[provider]}
      footer={foot}
      onClose={onClose}
      closesOnBackdrop={false}
    >
      <div className={styles.body}>
        {data && <p className={styles.amount}>{formatPrice(data.amountCents)}</p>}
        <p className={styles.note}>
          订单 {order.no} · {order.title}
        </p>
        {isOver ? (
          <p role="alert">这个订单没有在时限内支付，已经关闭。</p>
        ) : error ? (
          <ErrorState
            title="没能打开支付"
            retryText="再试一次"
            isRetrying={isLoading}
            onRetry={() => way && void start({ orderId: order.id, provider, way, code })}
          />
        ) : way === 'jsapi' ? (
          <PayInsideWechat orderId={order.id} call={data?.address} />
        ) : !data ? (
          <div className={styles.code}>
            <Spinner />
          </div>
        ) : data.qr === null ? (
          <Button kind="primary" size="large" isBlock onClick={() => window.location.assign(data.address)}>
            去{providerNames[provider]}
          </Button>
        ) : (
          <div className={styles.code} role="img" aria-label="付款二维码">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by this site's own server. */}
            <div dangerouslySetInnerHTML={{ __html: data.qr }} />
          </div>
        )}
        {data && !isOver && (
          <>
            {data.qr !== null && (
              <p>
                请用{provider === 'cashier' ? '手机' : providerNames[provider].slice(0, 2)}扫一扫，剩余{' '}
                <b className={styles.time}>{left}</b>
              </p>
            )}
            <p className={styles.note} role="status">
              <Spinner /> 等待支付，完成后自动继续
            </p>
            {provider === 'cashier' && data.qr !== null && (
              <a className={styles.note} href={data.address} target="_blank" rel="noreferrer">
                没有手机？在这台电脑上打开收银台
              </a>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The way that fits this device: a code where another one can scan it. */
function wayHere(ways: readonly PaymentWay[]): PaymentWay | undefined {
  if (/MicroMessenger/i.test(navigator.userAgent) && ways.includes('jsapi')) return 'jsapi';
  if (canScanElsewhere() && ways.includes('qr')) return 'qr';
  return ways.find((way) => way === 'h5' || way === 'wap') ?? ways[0];
}
