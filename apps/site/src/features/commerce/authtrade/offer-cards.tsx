import { useBuyPackageMutation } from '@tuyuan/api-client/commerce/image-auth-trade.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { PackageOffer } from '@tuyuan/contract/commerce/image-auth-trade.ts';
import type { Order } from '@tuyuan/contract/commerce/order.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import records from '../../../shared/commerce/records.module.css';
import { tierName } from '../../../shared/licence-tiers.ts';
import { PayDialog } from '../../../shared/pay/pay-dialog.tsx';
import { usePayProvider } from '../../../shared/pay/use-pay-provider.ts';
import styles from './authtrade.module.css';

interface OfferCardsProps {
  readonly offers: readonly PackageOffer[];
  onBought(): void;
}

/** Packages on sale; one is ordered and paid here. */
export function OfferCards({ offers, onBought }: OfferCardsProps) {
  const [buy, { isLoading, originalArgs }] = useBuyPackageMutation();
  const keys = useRetryKey();
  const provider = usePayProvider();
  const [paying, setPaying] = useState<Order>();
  async function order({ id, priceCents }: PackageOffer): Promise<void> {
    const wanted = { offerId: id, priceCents };
    const { data } = await buy({ ...wanted, key: keys.of(wanted) });
    if (data) setPaying(data);
  }
  return (
    <>
      <div className={styles.cards}>
        {offers.map((offer) => (
          <article key={offer.id} className={styles.card}>
            <h3 className={styles.name}>{offer.name}</h3>
            <p className={records.note}>
              {offer.quota} 次 · 最高付{tierName(offer.tier)} · 付款后 {offer.validMonths} 个月有效
            </p>
            <p className={styles.head}>
              <span className={styles.large}>{formatPrice(offer.priceCents)}</span>
              <span className={records.note}>合 {formatPrice(Math.floor(offer.priceCents / offer.quota))} / 次</span>
            </p>
            <Button
              disabled={!provider}
              isBusy={isLoading && originalArgs?.offerId === offer.id}
              aria-label={`购买${offer.name}`}
              onClick={() => void order(offer)}
            >
              购买
            </Button>
          </article>
        ))}
      </div>
      {paying && provider && (
        <PayDialog
          order={paying}
          provider={provider}
          onPaid={() => {
            setPaying(undefined);
            showToast({ text: '套餐已生效，下单时可以用它付款', tone: 'success' });
            onBought();
          }}
          onClose={() => setPaying(undefined)}
        />
      )}
    </>
  );
}
