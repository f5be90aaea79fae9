import { useQuoteOrderQuery } from '@tuyuan/api-client/commerce/order.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartRow } from '../../../shared/cart/use-cart.ts';
import { confirmPath } from '../../../shared/commerce/confirm-path.ts';
import styles from '../../../shared/commerce/order-summary.module.css';

interface CartSummaryProps {
  readonly byMoney: readonly CartRow[];
  readonly byPackage: readonly CartRow[];
  readonly isGuest: boolean;
}

/** What is checked of one group costs, and the way on: an order is made of one group. */
export function CartSummary({ byMoney, byPackage, isGuest }: CartSummaryProps) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<'cash' | 'package'>('cash');
  const group = byMoney.length === 0 ? 'package' : byPackage.length === 0 ? 'cash' : wanted;
  const chosen = (group === 'cash' ? byMoney : byPackage).filter(({ isChecked }) => isChecked);
  const listCents = chosen.reduce((sum, { unitPrice }) => sum + unitPrice, 0);
  const choices = chosen.map(({ imageId, videoId, tier, unitPrice }) => ({ imageId, videoId, tier, unitPrice }));
  const { currentData: quote } = useQuoteOrderQuery({ choices }, { skip: isGuest || choices.length === 0 });
  const total = quote ? quote.totalCents : listCents;
  const go = () => {
    const path = confirmPath(choices, group);
    void navigate(isGuest ? withReturnUrl('/account', path) : path);
  };
  return (
    <aside className={styles.summary} aria-label="订单摘要">
      <div className={styles.card}>
        <h2 className={styles.title}>订单摘要</h2>
        {byMoney.length > 0 && byPackage.length > 0 && (
          <>
            <p className={styles.note}>一次结算一组，另一组会留在购物车</p>
            <Segmented<'cash' | 'package'>
              label="结算哪一组"
              value={group}
              segments={[
                { value: 'cash', label: '现金' },
                { value: 'package', label: '套餐' },
              ]}
              onChange={setWanted}
            />
          </>
        )}
        <dl className={styles.sums}>
          <div>
            <dt>
              {group === 'cash' ? '现金组' : '套餐组'} {chosen.length} 件
            </dt>
            <dd>{formatPrice(listCents)}</dd>
          </div>
          {quote !== undefined && quote.discountCents > 0 && (
            <div className={styles.discount}>
              <dt>首单 {quote.firstPurchaseTenths} 折</dt>
              <dd>− {formatPrice(quote.discountCents)}</dd>
            </div>
          )}
        </dl>
        <p className={styles.total}>
          应付 <b>{formatPrice(total)}</b>
        </p>
        <Button kind="primary" size="large" isBlock disabled={chosen.length === 0} onClick={go}>
          {isGuest ? `登录后结算 ${chosen.length} 件` : `去结算 ${chosen.length} 件`}
        </Button>
        <p className={styles.note}>价格以提交订单时为准</p>
      </div>
      <ul className={styles.promises}>
        <li>每件作品附授权证书与核验编号</li>
        <li>已购作品可随时再次下载</li>
        <li>7 天内没下载过的可以退</li>
      </ul>
    </aside>
  );
}
