import { useGetMyOrderQuery, useGetMyOrdersQuery } from '@tuyuan/api-client/commerce/order.ts';
import type { Order } from '@tuyuan/contract/commerce/order.ts';
import { type OrderTab, orderTabs } from '@tuyuan/contract/commerce/order-states.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderPath } from '../../../shared/commerce/order-path.ts';
import { PayDialog } from '../../../shared/pay/pay-dialog.tsx';
import { usePayProvider } from '../../../shared/pay/use-pay-provider.ts';
import { OrderCard } from './order-card.tsx';
import { OrderDetailView } from './order-detail-view.tsx';
import { tabWords } from './order-words.ts';
import styles from './orders-view.module.css';
import { RefundDialog } from './refund-dialog.tsx';

const pageSize = 10;
const path = '/user/main/orders';

export interface OrderActions {
  pay(order: Order): void;
  refund(order: Order): void;
}

function hrefOf(tab: OrderTab, keyword: string, page = 1): string {
  const query = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(keyword !== '' && { keyword }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The user's orders by state, or with `?order=` one of them. */
export function OrdersView() {
  const [query, setQuery] = useSearchParams();
  const [paying, setPaying] = useState<Order>();
  const [refunding, setRefunding] = useState<Order>();
  const provider = usePayProvider();
  const actions: OrderActions = { pay: setPaying, refund: setRefunding };
  const orderId = Number(query.get('order'));
  return (
    <>
      {orderId > 0 ? (
        <OrderDetailView id={orderId} actions={actions} />
      ) : (
        <OrderList
          query={query}
          onSearch={(keyword) => setQuery(hrefOf('all', keyword).split('?')[1] ?? '')}
          actions={actions}
        />
      )}
      {paying && provider && (
        <PayDialog
          order={paying}
          provider={provider}
          onPaid={() => setPaying(undefined)}
          onClose={() => setPaying(undefined)}
        />
      )}
      {orderId > 0 && query.get('pay') === 'wechat' && <PayOnReturn id={orderId} code={query.get('code') ?? ''} />}
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  );
}

/** Goes on paying an order with which WeChat sent the browser back. */
function PayOnReturn({ id, code }: { readonly id: number; readonly code: string }) {
  const { data: order } = useGetMyOrderQuery({ id });
  const navigate = useNavigate();
  if (order?.state !== 'pendingPayment') return null;
  const leave = () => void navigate(orderPath(id), { replace: true });
  return <PayDialog order={order} provider="wechat" code={code} onPaid={leave} onClose={leave} />;
}

interface OrderListProps {
  readonly query: URLSearchParams;
  readonly actions: OrderActions;
  onSearch(keyword: string): void;
}

function OrderList({ query, actions, onSearch }: OrderListProps) {
  const tab = orderTabs.find((name) => name === query.get('tab')) ?? 'all';
  const keyword = query.get('keyword') ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useGetMyOrdersQuery(
    { tab, keyword, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const tabs = orderTabs.map((name) => ({
    href: hrefOf(name, keyword),
    label: tabWords[name],
    count: data ? formatCount(data.counts[name]) : undefined,
    isCurrent: name === tab,
  }));
  return (
    <>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
          }}
        >
          <input
            name="keyword"
            defaultValue={keyword}
            placeholder="订单号、作品、授权号"
            aria-label="找订单"
            maxLength={60}
          />
        </form>
      </search>
      <Tabs label="订单状态" tabs={tabs} />
      {isError && !data ? (
        <ErrorState title="订单没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.list} aria-busy="true">
          <Skeleton height="180px" />
          <Skeleton height="180px" />
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState
          icon="cart"
          title={keyword ? `没有找到「${keyword}」` : tab === 'all' ? '还没有订单' : `没有${tabWords[tab]}的订单`}
          actions={
            <ButtonLink href={tab === 'all' && !keyword ? '/gallery' : path}>
              {tab === 'all' && !keyword ? '去图库看看' : '看全部订单'}
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles.list}>
          {data.items.map((order) => (
            <OrderCard key={order.id} order={order} actions={actions} />
          ))}
          {data.totalCount > pageSize && (
            <Pagination
              current={page}
              pageCount={Math.ceil(data.totalCount / pageSize)}
              hrefOf={(number) => hrefOf(tab, keyword, number)}
            />
          )}
        </div>
      )}
    </>
  );
}
