import { useGetManagedOrderQuery } from '@tuyuan/api-client/commerce/order-management.ts';
import type { getManagedOrder } from '@tuyuan/contract/commerce/order-management.ts';
import { refundReasons } from '@tuyuan/contract/commerce/order-states.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Descriptions, Drawer, Grid, Timeline, Typography } from 'antd';
import {
  OrderStateDot,
  orderKindTitles,
  orderStateTitles,
  providerTitles,
  RefundStateDot,
  tierTitles,
} from '../../../shared/commerce/order-words.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { exactMoment } from '../../../shared/wire-moment.ts';

type Order = OutputOf<typeof getManagedOrder>;
/** A video is told from a picture. */
function lineTitle({ title, no, videoId }: Order['lines'][number]): string {
  return `${videoId === null ? '' : '视频 · '}${title}（${no}）`;
}

const paymentTitles = { created: '未付', paid: '已付', late: '迟到，已退', closed: '已关闭' } as const;

interface OrderDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** One order, whole: lines with their licences, payments, refunds and what happened when. */
export function OrderDrawer({ id, onClose }: OrderDrawerProps) {
  const { data, error, refetch } = useGetManagedOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  const { md } = Grid.useBreakpoint();
  return (
    <Drawer
      open
      size={md === false ? '100%' : 880}
      title={
        data ? (
          <>
            {data.no} <OrderStateDot state={data.state} />
          </>
        ) : (
          '订单'
        )
      }
      maskClosable
      onClose={onClose}
    >
      {data && <OrderParts order={data} isNarrow={md === false} />}
      {!data && error === undefined && <PageLoading />}
      {!data && error !== undefined && <NotLoaded noun="订单" error={error} onRetry={refetch} />}
    </Drawer>
  );
}

function OrderParts({ order, isNarrow }: { readonly order: Order; readonly isNarrow: boolean }) {
  const { buyer, payments, refunds } = order;
  const money = (cents: number) => (order.payBy === 'package' ? '—' : formatPrice(cents));
  const facts = [
    ['买家', `${buyer.nickName}（${buyer.userName}）`],
    ['手机', buyer.phone || '没有'],
    ['种类', orderKindTitles[order.kind]],
    ['授权对象', order.licensee || '—'],
    ['标价', money(order.listCents)],
    ['优惠', money(order.discountCents)],
    [
      '实付',
      order.payBy === 'package'
        ? `${order.lines.length} 次（${order.packageName ?? ''}）`
        : formatPrice(order.totalCents),
    ],
    ['已退', money(order.refundedCents)],
  ] as const;
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Descriptions
        size="small"
        column={isNarrow ? 1 : 2}
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
      <section>
        <Typography.Title level={5}>作品</Typography.Title>
        <RecordTable
          noun="作品"
          source={order.lines}
          rowKey={({ id }) => id}
          isDense
          scrollWidth={640}
          columns={[
            { key: 'title', title: '作品', render: (_, line) => lineTitle(line) },
            { key: 'author', title: '作者', width: 100, render: (_, { author }) => author.name },
            { key: 'tier', title: '授权', width: 80, render: (_, { tier }) => tierTitles[tier] },
            {
              key: 'licence',
              title: '授权号',
              width: 180,
              render: (_, { licence }) => (licence ? `${licence.no}${licence.isRevoked ? '（已撤销）' : ''}` : '—'),
            },
            {
              key: 'downloaded',
              title: '首次下载',
              width: 130,
              hide: 'narrow',
              render: (_, { firstDownloadedAt }) => (firstDownloadedAt ? exactMoment(firstDownloadedAt) : '没有'),
            },
            { key: 'paid', title: '实付', width: 100, align: 'right', render: (_, { paidCents }) => money(paidCents) },
          ]}
          empty="没有作品"
        />
      </section>
      {payments.length > 0 && (
        <section>
          <Typography.Title level={5}>支付</Typography.Title>
          <RecordTable
            noun="支付"
            source={payments}
            rowKey={({ id }) => id}
            isDense
            scrollWidth={640}
            columns={[
              { key: 'provider', title: '渠道', width: 110, render: (_, { provider }) => providerTitles[provider] },
              { key: 'state', title: '状态', width: 90, render: (_, { state }) => paymentTitles[state] },
              { key: 'tradeNo', title: '支付单号', render: (_, { tradeNo }) => tradeNo },
              {
                key: 'providerNo',
                title: '渠道单号',
                hide: 'narrow',
                render: (_, { providerNo }) => providerNo || '—',
              },
              {
                key: 'amount',
                title: '金额',
                width: 100,
                align: 'right',
                render: (_, { amountCents }) => formatPrice(amountCents),
              },
            ]}
            empty="没有支付"
          />
        </section>
      )}
      {refunds.length > 0 && (
        <section>
          <Typography.Title level={5}>退款</Typography.Title>
          {refunds.map((refund) => (
            <p key={refund.id}>
              <RefundStateDot state={refund.state} /> {formatPrice(refund.amountCents)} · {refundReasons[refund.reason]}
              {refund.message && `：${refund.message}`} · {exactMoment(refund.createdAt)}
            </p>
          ))}
        </section>
      )}
      <section>
        <Typography.Title level={5}>经过</Typography.Title>
        <Timeline
          items={order.history.map(({ toState, at, note }) => ({
            content: `${exactMoment(at)} ${orderStateTitles[toState]}${note && `：${note}`}`,
          }))}
        />
      </section>
    </div>
  );
}
