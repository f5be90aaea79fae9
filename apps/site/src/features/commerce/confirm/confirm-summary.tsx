import type { Quote } from '@tuyuan/contract/commerce/order.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { useState } from 'react';
import summary from '../../../shared/commerce/order-summary.module.css';
import styles from './confirm-view.module.css';
import { LicenceTextsDialog } from './licence-texts-dialog.tsx';

interface ConfirmSummaryProps {
  readonly quote: Quote;
  readonly lines: number;
  /** Of the package that pays; undefined for money. */
  readonly packageName: string | undefined;
  readonly canPay: boolean;
  readonly isAgreed: boolean;
  readonly agreedError: string | undefined;
  readonly isBusy: boolean;
  onAgree(isAgreed: boolean): void;
  onSubmit(): void;
}

export function ConfirmSummary(props: ConfirmSummaryProps) {
  const { quote, lines, packageName, canPay, isAgreed, agreedError, isBusy, onAgree, onSubmit } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className={summary.summary} aria-label="订单摘要">
      <div className={summary.card}>
        <h2 className={summary.title}>订单摘要</h2>
        <dl className={summary.sums}>
          <div>
            <dt>{lines} 件作品</dt>
            <dd>{packageName === undefined ? formatPrice(quote.listCents) : `${lines} 次`}</dd>
          </div>
          {packageName === undefined && quote.discountCents > 0 && (
            <div className={summary.discount}>
              <dt>首单 {quote.firstPurchaseTenths} 折</dt>
              <dd>− {formatPrice(quote.discountCents)}</dd>
            </div>
          )}
        </dl>
        <p className={summary.total}>
          应付 <b>{packageName === undefined ? formatPrice(quote.totalCents) : `${lines} 次`}</b>
        </p>
        <div className={styles.agree}>
          <Checkbox state={isAgreed} onChange={onAgree}>
            已阅读并同意
          </Checkbox>
          <button type="button" className={styles.link} onClick={() => setOpen(true)}>
            《授权协议》
          </button>
        </div>
        {agreedError && !isAgreed && (
          <p className={styles.error} role="alert">
            {agreedError}
          </p>
        )}
        <Button kind="primary" size="large" isBlock isBusy={isBusy} disabled={!canPay} onClick={onSubmit}>
          提交订单
        </Button>
        <p className={summary.note}>提交后要在时限内支付，过时自动关闭</p>
      </div>
      {isOpen && <LicenceTextsDialog onClose={() => setOpen(false)} />}
    </aside>
  );
}
