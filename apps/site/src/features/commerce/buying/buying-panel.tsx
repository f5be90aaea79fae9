import type { LicencePrices, LicenceTier } from '@tuyuan/contract/library/image.ts';
import { formatLicencePrice, formatPrice } from '@tuyuan/format/money.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddToCart } from '../../../shared/cart/use-add-to-cart.ts';
import { confirmPath } from '../../../shared/commerce/confirm-path.ts';
import { licenceTierWords } from '../../../shared/licence-tiers.ts';
import { useSession, useSessionState } from '../../../shared/site-session.tsx';
import { BoughtImage, BoughtVideo } from './bought-licence.tsx';
import styles from './buying-panel.module.css';

interface BuyingPanelProps {
  readonly kind: 'image' | 'video';
  readonly ware: {
    readonly id: number;
    readonly prices: LicencePrices;
    readonly canUseAuthPay: boolean;
    readonly author: { readonly id: number };
  };
}

/** Chooses a licence of a picture or a video: into the cart, or straight to the order. */
export function BuyingPanel({ kind, ware: { id, prices, canUseAuthPay, author } }: BuyingPanelProps) {
  const sold = licenceTierWords.filter(({ tier }) => prices[tier] !== null);
  const [wanted, setWanted] = useState<LicenceTier>();
  const { tier, name } = sold.find((words) => words.tier === wanted) ?? sold[0] ?? {};
  const session = useSession();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const addToCart = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  const tiers = useRef<HTMLDivElement>(null);
  if (!tier) return null;
  const price = prices[tier] ?? 0;
  const chosen = { imageId: kind === 'image' ? id : null, videoId: kind === 'video' ? id : null, tier };
  const isOwn = user?.id === author.id;
  const isFirst = user !== null && session.details?.firstBuy === true && price > 0;
  const buy = () => {
    const path = confirmPath([chosen], 'cash');
    void navigate(user ? path : withReturnUrl('/account', path));
  };
  function reveal(): void {
    tiers.current?.scrollIntoView({ block: 'center' });
    tiers.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  }
  async function add(): Promise<void> {
    setBusy(true);
    await addToCart({ ...chosen, unitPrice: price, canUseAuthPay }, document.querySelector('main'));
    setBusy(false);
  }
  return (
    <>
      {user && !isOwn && (kind === 'image' ? <BoughtImage imageId={id} /> : <BoughtVideo videoId={id} />)}
      <div ref={tiers} className={styles.tiers} role="radiogroup" aria-label="授权">
        {sold.map((words) => (
          <label key={words.tier} className={styles.tier}>
            <input
              type="radio"
              name="tier"
              value={words.tier}
              checked={words.tier === tier}
              onChange={() => setWanted(words.tier)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{words.name}</span>
              <span className={styles.allows}>{words.allows}</span>
            </span>
            <span className={styles.price}>{formatLicencePrice(prices[words.tier])}</span>
          </label>
        ))}
      </div>
      {!isOwn && (
        // At a phone's lower edge, in the place of the site's own bar.
        <div className={styles.bar} data-page-bar>
          <p className={styles.due}>
            <span className={styles.label}>
              {name}
              <span className={styles.verb}> · 应付</span>
              {sold.length > 1 && (
                <button type="button" className={styles.reveal} onClick={reveal}>
                  换授权
                </button>
              )}
            </span>
            <span className={styles.amount}>{price === 0 ? '免费' : formatPrice(price)}</span>
            {isFirst && <span className={styles.tag}>首单有优惠</span>}
          </p>
          <div className={styles.buttons}>
            <Button size="large" icon="cart" aria-label="加入购物车" isBusy={isBusy} onClick={() => void add()}>
              <span className={styles.add}>加入购物车</span>
            </Button>
            <Button size="large" kind="primary" onClick={buy}>
              {price === 0 ? '免费下载' : '立即购买'}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
