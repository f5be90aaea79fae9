import { useGetPackageTradesQuery } from '@tuyuan/api-client/commerce/package-management.ts';
import type { ManagedPackage } from '@tuyuan/contract/commerce/package-management.ts';
import { Drawer, Grid } from 'antd';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { exactMoment } from '../../../shared/wire-moment.ts';
import { tradeKindTitles } from './package-words.tsx';

/** What moved a package's licences. */
export function PackageTrades({ pack, onClose }: { readonly pack: ManagedPackage; readonly onClose: () => void }) {
  const pages = usePages(50);
  const query = useGetPackageTradesQuery({ packageId: pack.id, ...pages.request });
  const { md } = Grid.useBreakpoint();
  return (
    <Drawer open size={md === false ? '100%' : 720} title={pack.name} maskClosable onClose={onClose}>
      {pack.note && <p style={{ whiteSpace: 'pre-line' }}>备注：{pack.note}</p>}
      <RecordTable
        noun="使用记录"
        source={query}
        rowKey={({ kind, id }) => `${kind}${id}`}
        isDense
        scrollWidth={600}
        pages={pages}
        columns={[
          { key: 'at', title: '时间', width: 160, render: (_, { at }) => exactMoment(at) },
          { key: 'kind', title: '类型', width: 70, render: (_, { kind }) => tradeKindTitles[kind] },
          {
            key: 'image',
            title: '图片',
            render: (_, { image, orderNo }) => (image ? `${image.title} ${orderNo}` : '—'),
          },
          { key: 'person', title: '使用人', width: 110, render: (_, { person }) => person?.name ?? '—' },
          { key: 'amount', title: '次数', width: 70, align: 'right', render: (_, { amount }) => amount },
          { key: 'balance', title: '余', width: 70, align: 'right', render: (_, { balance }) => balance },
        ]}
        empty="没有记录"
      />
    </Drawer>
  );
}
