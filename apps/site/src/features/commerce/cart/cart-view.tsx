import { useDeleteCartItemsMutation, useUpdateCartItemMutation } from '@tuyuan/api-client/commerce/shopping-cart.ts';
import type { LicenceTier } from '@tuyuan/contract/library/image.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { addLine, cartStore, checkLines, removeLines } from '../../../shared/cart/cart-store.ts';
import { type CartRow, useCart } from '../../../shared/cart/use-cart.ts';
import { BuySteps } from '../../../shared/commerce/buy-steps.tsx';
import { CartGroup } from './cart-group.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-view.module.css';
import { GoneLines } from './gone-lines.tsx';

export interface CartActions {
  check(rows: readonly CartRow[], isChecked: boolean): void;
  remove(rows: readonly CartRow[]): void;
  changeTier(row: CartRow, tier: LicenceTier): void;
}

/** The cart in two groups: what money pays, and what an authorization package may pay. */
export function CartView() {
  const { rows, isGuest, isError, refetch } = useCart();
  const [removeItems] = useDeleteCartItemsMutation();
  const [updateItem] = useUpdateCartItemMutation();

  const actions: CartActions = {
    check: (some, isChecked) =>
      cartStore.change((cart) => checkLines(cart, new Set(some.map(({ key }) => key)), isChecked)),
    remove(some) {
      cartStore.change((cart) => removeLines(cart, new Set(some.map(({ key }) => key))));
      const ids = some.flatMap(({ id }) => (id === null ? [] : [id]));
      if (ids.length > 0) void removeItems({ ids });
    },
    changeTier(row, tier) {
      const { id, imageId, videoId, prices, canUseAuthPay } = row;
      if (id !== null) return void updateItem({ id, tier });
      const line = { id, imageId, videoId, tier, unitPrice: prices[tier] ?? 0, canUseAuthPay };
      cartStore.change((cart) => addLine(removeLines(cart, new Set([row.key])), line));
    },
  };

  if (isError && !rows) return <ErrorState title="购物车没有加载出来" onRetry={refetch} />;
  if (!rows) return <CartSkeleton />;
  const buyable = rows.filter(({ fault }) => fault === null);
  const gone = rows.filter(({ fault }) => fault !== null);
  const byMoney = buyable.filter(({ canUseAuthPay }) => !canUseAuthPay);
  const byPackage = buyable.filter(({ canUseAuthPay }) => canUseAuthPay);
  const clear = async () => {
    if (await showConfirm({ text: `把购物车里的 ${rows.length} 件作品都移出？`, confirmText: '清空' }))
      actions.remove(rows);
  };
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>
          购物车
          {rows.length > 0 && (
            <small>
              {buyable.length} 件作品{gone.length > 0 && `，另有 ${gone.length} 件失效`}
            </small>
          )}
        </h1>
        <BuySteps at="cart" />
      </header>
      {rows.length === 0 ? (
        <EmptyState
          icon="cart"
          title="购物车是空的"
          text="看到想用的图片和视频，点「加入购物车」就会放到这里。"
          actions={
            <ButtonLink kind="primary" href="/gallery">
              去图库看看
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.groups}>
            {byMoney.length > 0 && <CartGroup title="现金" rows={byMoney} actions={actions} />}
            {byPackage.length > 0 && (
              <CartGroup title="套餐" note="可以用授权套餐抵，也可以付现金" rows={byPackage} actions={actions} />
            )}
            {gone.length > 0 && <GoneLines rows={gone} onRemove={actions.remove} />}
            <button type="button" className={styles.clear} onClick={() => void clear()}>
              清空购物车
            </button>
          </div>
          <CartSummary byMoney={byMoney} byPackage={byPackage} isGuest={isGuest} />
        </div>
      )}
    </>
  );
}
