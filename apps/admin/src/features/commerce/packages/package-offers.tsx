import { useGetOffersQuery } from '@tuyuan/api-client/commerce/package-management.ts';
import type { ManagedOffer } from '@tuyuan/contract/commerce/package-management.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { tierTitles } from '../../../shared/commerce/order-words.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { OfferDialog } from './offer-dialog.tsx';

/** Packages that everybody can buy. */
export function PackageOffers({ mayEdit }: { readonly mayEdit: boolean }) {
  const query = useGetOffersQuery();
  const [editing, setEditing] = useState<ManagedOffer | 'new'>();
  return (
    <Card
      size="small"
      style={{ marginBottom: 16 }}
      title="在售套餐"
      extra={mayEdit && <Button onClick={() => setEditing('new')}>新建在售套餐</Button>}
    >
      <RecordTable
        noun="在售套餐"
        source={query}
        rowKey={({ id }) => id}
        isDense
        scrollWidth={640}
        columns={[
          {
            key: 'name',
            title: '名称',
            render: (_, offer) =>
              mayEdit ? (
                <Button type="link" size="small" onClick={() => setEditing(offer)}>
                  {offer.name}
                </Button>
              ) : (
                offer.name
              ),
          },
          { key: 'quota', title: '次数', width: 80, align: 'right', render: (_, { quota }) => quota },
          {
            key: 'price',
            title: '价格',
            width: 120,
            align: 'right',
            render: (_, { priceCents }) => formatPrice(priceCents),
          },
          { key: 'tier', title: '最高付到', width: 90, render: (_, { tier }) => tierTitles[tier] },
          { key: 'months', title: '有效期', width: 90, render: (_, { validMonths }) => `${validMonths} 个月` },
          { key: 'sold', title: '卖出', width: 80, align: 'right', render: (_, { sold }) => sold },
          {
            key: 'isOnSale',
            title: '状态',
            width: 90,
            render: (_, { isOnSale }) => (
              <StatusDot tone={isOnSale ? 'success' : 'off'}>{isOnSale ? '在售' : '停售'}</StatusDot>
            ),
          },
        ]}
        empty="没有在售套餐，用户就看不到购买入口"
      />
      {editing && <OfferDialog offer={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </Card>
  );
}
