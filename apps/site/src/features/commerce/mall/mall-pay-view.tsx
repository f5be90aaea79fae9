import { useGetMyMallOrderQuery } from '@tuyuan/api-client/commerce/credit-mall-order-data.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mallOrderPath } from '../../../shared/commerce/mall-paths.ts';
import { usePageId } from '../../../shared/page-id.ts';
import { PayDialog } from '../../../shared/pay/pay-dialog.tsx';
import { usePayProvider } from '../../../shared/pay/use-pay-provider.ts';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import { MallOrderStateText } from './mall-order-state-text.tsx';
import styles from './mall-order-view.module.css';
import { priceText } from './mall-words.ts';

/** Pays the cash part of an exchange. */
export function MallPayView() {
  const id = usePageId();
  const navigate = useNavigate();
  const provider = usePayProvider();
  const [isPaying, setPaying] = useState(true);
  const {
    data: order,
    isError,
    isFetching,
    refetch,
  } = useGetMyMallOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!order)
    return isError ? (
      <ErrorState title="没有找到这个兑换订单" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PanelsSkeleton />
    );
  const { purchaseOrderId, purchaseOrderNo, title, picture, pieces, cashCents, abilities } = order;
  return (
    <Panel title={`付现金 ${formatPrice(cashCents)}`}>
      <MallOrderStateText order={order} />
      <div className={styles.goods}>
        <GoodsPicture picture={picture} isSmall />
        <div>
          <b className={styles.title}>
            {title} × {pieces}
          </b>
          <p className={styles.note}>{priceText(order)}，积分已扣</p>
        </div>
      </div>
      <div className={styles.tracking}>
        {abilities.pay && (
          <Button kind="primary" disabled={!provider} onClick={() => setPaying(true)}>
            去支付
          </Button>
        )}
        <ButtonLink href={mallOrderPath(id)}>看兑换详情</ButtonLink>
      </div>
      {isPaying && abilities.pay && provider && purchaseOrderId !== null && (
        <PayDialog
          order={{ id: purchaseOrderId, no: purchaseOrderNo, title }}
          provider={provider}
          onPaid={() => void navigate(mallOrderPath(id), { replace: true })}
          onClose={() => setPaying(false)}
        />
      )}
    </Panel>
  );
}
