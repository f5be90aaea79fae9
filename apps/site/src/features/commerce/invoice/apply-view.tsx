import {
  useApplyForInvoiceMutation,
  useDeleteInvoiceTitleMutation,
  useGetInvoicableOrdersQuery,
  useGetInvoiceTitlesQuery,
} from '@tuyuan/api-client/commerce/invoice.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { InvoicableOrder } from '@tuyuan/contract/commerce/invoice.ts';
import { type InvoiceHindrance, maxInvoiceOrders } from '@tuyuan/contract/commerce/invoice-words.ts';
import { chineseAmount } from '@tuyuan/format/chinese-amount.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import records from '../../../shared/commerce/records.module.css';
import styles from './invoice.module.css';
import { TitleDialog } from './title-dialog.tsx';

const pageSize = 20;
const hindranceWords: Readonly<Record<InvoiceHindrance, string>> = {
  invoiced: '已申请或已开票',
  refunding: '退款中，处理完再开',
  refunded: '已全部退款',
};

/** Chooses orders, over several pages, and a title, and applies for one invoice. `?order=` is chosen from the start. */
export function ApplyView() {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useGetInvoicableOrdersQuery(
    { skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const [chosen, setChosen] = useState<ReadonlyMap<number, InvoicableOrder>>(new Map());
  const asked = Number(query.get('order'));
  const first = data?.items.find(({ id, hindrance }) => id === asked && hindrance === null);
  const [isAskedTaken, setAskedTaken] = useState(false);
  if (first && !isAskedTaken) {
    setAskedTaken(true);
    setChosen(new Map([[first.id, first]]));
  }
  const toggle = (order: InvoicableOrder, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(order.id, order);
    else next.delete(order.id);
    setChosen(next);
  };
  if (isError && !data)
    return <ErrorState title="订单没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  if (data.totalCount === 0)
    return (
      <EmptyState
        icon="cart"
        title="没有可以开票的订单"
        actions={<ButtonLink href="/gallery">去图库看看</ButtonLink>}
      />
    );
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        {data.items.map((order) => (
          <div key={order.id} className={styles.card}>
            <div className={styles.row}>
              <Checkbox
                state={chosen.has(order.id)}
                isDisabled={order.hindrance !== null}
                onChange={(isChosen) => toggle(order, isChosen)}
              >
                {order.title}
              </Checkbox>
              <span className={records.amount}>{formatPrice(order.cents)}</span>
            </div>
            <p className={records.note}>
              {order.no} · {formatDate(order.paidAt)}
              {order.refundedCents > 0 && ` · 已扣除退款 ${formatPrice(order.refundedCents)}`}
              {order.hindrance && ` · ${hindranceWords[order.hindrance]}`}
            </p>
          </div>
        ))}
        {data.totalCount > pageSize && (
          <Pagination
            current={page}
            pageCount={Math.ceil(data.totalCount / pageSize)}
            hrefOf={(number) => `/user/main/invoice/apply?page=${number}`}
          />
        )}
      </div>
      <ApplyForm orders={[...chosen.values()]} />
    </div>
  );
}

function ApplyForm({ orders }: { readonly orders: readonly InvoicableOrder[] }) {
  const { data: titles } = useGetInvoiceTitlesQuery(undefined);
  const [apply, { isLoading }] = useApplyForInvoiceMutation();
  const [forget] = useDeleteInvoiceTitleMutation();
  const keys = useRetryKey();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [picked, setPicked] = useState<number>();
  const title = titles?.items.find(({ id }) => id === picked) ?? titles?.items[0];
  const isTooMany = orders.length > maxInvoiceOrders;
  const sum = orders.reduce((total, { cents }) => total + cents, 0);
  async function submit(): Promise<void> {
    if (!title) return;
    const wanted = { orderIds: orders.map(({ id }) => id), titleId: title.id };
    const { error } = await apply({ ...wanted, key: keys.of(wanted) });
    if (error) return;
    showToast({ text: '已申请，开好后在「我的发票」里下载', tone: 'success' });
    void navigate('/user/main/invoice/info');
  }
  return (
    <section className={styles.form} aria-labelledby="invoice-form">
      <h2 id="invoice-form">开票信息</h2>
      {title ? (
        <div className={styles.row}>
          <Select
            label="抬头"
            value={String(title.id)}
            options={(titles?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => setPicked(Number(value))}
          />
          <Button size="small" kind="text" onClick={() => void forget({ id: title.id })}>
            删除
          </Button>
        </div>
      ) : (
        <p className={records.note}>先填一个抬头。</p>
      )}
      {title?.taxNumber && <p className={records.note}>税号 {title.taxNumber}</p>}
      <Button onClick={() => setAdding(true)}>新抬头</Button>
      <div>
        <p className={records.note}>
          已选 {orders.length} 个订单{isTooMany && `，一张发票最多 ${maxInvoiceOrders} 个`}
        </p>
        <p className={styles.sum}>{formatPrice(sum)}</p>
        {sum > 0 && <p className={records.note}>{chineseAmount(sum)}</p>}
      </div>
      <Button
        kind="primary"
        isBusy={isLoading}
        disabled={!title || orders.length === 0 || isTooMany}
        onClick={() => void submit()}
      >
        申请开票
      </Button>
      {isAdding && (
        <TitleDialog
          onMade={({ id }) => {
            setPicked(id);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
