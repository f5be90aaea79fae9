import { useCreateOrderMutation, useQuoteOrderQuery } from '@tuyuan/api-client/commerce/order.ts';
import { useGetPayWaysQuery } from '@tuyuan/api-client/commerce/payment.ts';
import { useGetGuestCartQuery } from '@tuyuan/api-client/commerce/shopping-cart.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { Quote } from '@tuyuan/contract/commerce/order.ts';
import type { PaymentProviderName } from '@tuyuan/contract/commerce/payment-choices.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BuySteps } from '../../../shared/commerce/buy-steps.tsx';
import { orderPath } from '../../../shared/commerce/order-path.ts';
import { PayDialog } from '../../../shared/pay/pay-dialog.tsx';
import { ConfirmLines } from './confirm-lines.tsx';
import { ConfirmSummary } from './confirm-summary.tsx';
import styles from './confirm-view.module.css';
import { LicenseeFields } from './licensee-fields.tsx';
import { PayChoice } from './pay-choice.tsx';
import { useLicensee } from './use-licensee.ts';

interface Paying {
  readonly id: number;
  readonly no: string;
  readonly title: string;
  readonly provider: PaymentProviderName;
  /** As it was submitted: the discount it uses is no longer offered. */
  readonly quote: Quote;
}

/** Checks an order before it is made: lines, how it is paid, who gets the licences; then the payment. */
export function ConfirmView() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = query.getAll('choice');
  const offers = useGetGuestCartQuery(
    { choices: wanted },
    { skip: wanted.length === 0, refetchOnMountOrArgChange: true },
  );
  const rows = offers.data?.filter(({ fault }) => fault === null);
  const choices = (rows ?? []).map(({ imageId, videoId, tier, unitPrice }) => ({ imageId, videoId, tier, unitPrice }));
  const quote = useQuoteOrderQuery({ choices }, { skip: choices.length === 0, refetchOnMountOrArgChange: true });
  const { data: ways = [] } = useGetPayWaysQuery({});
  const [create, creating] = useCreateOrderMutation();
  const keys = useRetryKey();
  const [chosen, setChosen] = useState<string>();
  const [isAgreed, setAgreed] = useState(false);
  const [faults, setFaults] = useState<{ agreed?: string; licensee?: string }>({});
  const [paying, setPaying] = useState<Paying>();
  const licensee = useLicensee();

  if (wanted.length === 0 || (rows && rows.length === 0))
    return (
      <EmptyState
        icon="cart"
        title={wanted.length === 0 ? '还没有选作品' : '选的作品现在都不能购买'}
        actions={<ButtonLink href="/user/payment/cart">回购物车</ButtonLink>}
      />
    );
  if (offers.isError || quote.isError)
    return (
      <ErrorState
        title="订单没有算出来"
        onRetry={() => {
          void offers.refetch();
          if (choices.length > 0) void quote.refetch();
        }}
      />
    );
  if (!rows || !quote.data) return <Skeleton height="400px" />;

  const { packages, totalCents } = quote.data;
  const isByPackage = query.get('by') === 'package';
  const options = [
    ...(isByPackage ? packages.map(({ id }) => `package:${id}`) : []),
    ...ways.map(({ provider }) => provider),
    ...(isByPackage ? [] : packages.map(({ id }) => `package:${id}`)),
  ];
  const payment = chosen ?? options[0] ?? '';
  const packageId = payment.startsWith('package:') ? Number(payment.slice('package:'.length)) : null;
  const due = packageId === null ? totalCents : 0;

  async function submit(): Promise<void> {
    const found = {
      ...(!isAgreed && { agreed: '请先阅读并同意授权协议' }),
      ...(licensee.name.trim() === '' && { licensee: '请填写授权对象' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const order = {
      choices,
      payBy: packageId === null ? ('cash' as const) : ('package' as const),
      packageId,
      licenseeKind: licensee.kind,
      licensee: licensee.name.trim(),
      agreed: true as const,
    };
    const outcome = await create({ ...order, key: keys.of(order, 'order') });
    if (outcome.error) {
      // The alert has said why; the new prices show at the lines.
      void offers.refetch();
      return;
    }
    keys.done('order');
    licensee.remember();
    const { id, no, title, state } = outcome.data;
    const provider = ways.find((way) => way.provider === payment)?.provider;
    if (state === 'pendingPayment' && quote.data && provider) setPaying({ id, no, title, provider, quote: quote.data });
    else finish(id);
  }

  function finish(id: number): void {
    showToast({ text: '支付成功，可以下载了', tone: 'success' });
    void navigate(orderPath(id), { replace: true });
  }

  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>确认订单</h1>
        <BuySteps at={paying ? 'pay' : 'confirm'} />
      </header>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <ConfirmLines rows={rows} left={wanted.length - rows.length} />
          {due > 0 || packageId !== null || packages.length > 0 ? (
            <PayChoice value={payment} ways={ways} packages={packages} lines={rows.length} onChange={setChosen} />
          ) : null}
          <LicenseeFields licensee={licensee} error={faults.licensee} />
        </div>
        <ConfirmSummary
          quote={paying?.quote ?? quote.data}
          lines={rows.length}
          packageName={packages.find(({ id }) => id === packageId)?.name}
          canPay={due === 0 || ways.length > 0}
          isAgreed={isAgreed}
          agreedError={faults.agreed}
          isBusy={creating.isLoading}
          onAgree={setAgreed}
          onSubmit={() => void submit()}
        />
      </div>
      {paying && (
        <PayDialog
          order={paying}
          provider={paying.provider}
          onPaid={() => finish(paying.id)}
          onClose={() => void navigate(orderPath(paying.id), { replace: true })}
        />
      )}
    </>
  );
}
