import { PlusOutlined } from '@ant-design/icons';
import { useClosePackageMutation, useGetPackagesQuery } from '@tuyuan/api-client/commerce/package-management.ts';
import type { ManagedPackage } from '@tuyuan/contract/commerce/package-management.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { tierTitles } from '../../../shared/commerce/order-words.tsx';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { packageFilters } from './package-filters.ts';
import { PackageOffers } from './package-offers.tsx';
import { PackageTrades } from './package-trades.tsx';
import { PackageStateDot } from './package-words.tsx';

interface Opened {
  readonly what: 'trades' | 'extend' | 'close';
  readonly pack: ManagedPackage;
}

function columnsFor(
  { isPhone }: ListRoom,
  open: (what: Opened['what'], pack: ManagedPackage) => void,
  mayEdit: boolean,
): ListColumn<ManagedPackage>[] {
  return [
    subjectColumn({
      key: 'name',
      title: '套餐',
      name: ({ name }) => name,
      minor: ({ user, unit }) => user?.name ?? (unit ? `${unit.name}（单位）` : ''),
      below: ({ state }) => isPhone && <PackageStateDot state={state} />,
      onOpen: (pack) => open('trades', pack),
    }),
    {
      key: 'left',
      title: '余 / 总',
      width: 110,
      align: 'right',
      render: (_, { left, quota }) => (
        <span className={cell.number}>
          {left} / {quota}
        </span>
      ),
    },
    { key: 'tier', title: '最高付到', width: 90, hide: 'narrow', render: (_, { tier }) => tierTitles[tier] },
    {
      key: 'priceCents',
      title: '来历',
      width: 150,
      hide: 'narrow',
      render: (_, { priceCents, grantedBy }) =>
        grantedBy ? `${grantedBy.name} 发放` : priceCents > 0 ? `购买 ${formatPrice(priceCents)}` : '积分兑换',
    },
    {
      key: 'state',
      title: '状态',
      width: 100,
      hide: 'phone',
      render: (_, { state }) => <PackageStateDot state={state} />,
    },
    timeColumn({
      key: 'validUntil',
      title: '到期',
      hide: 'phone',
      at: ({ validUntil }) => validUntil,
      format: (time) => formatDate(time),
    }),
    actionsColumn(
      140,
      (pack) =>
        mayEdit && (
          <>
            {pack.state !== 'closed' && (
              <Button type="link" size="small" onClick={() => open('extend', pack)}>
                改到期日
              </Button>
            )}
            {(pack.state === 'active' || pack.state === 'used') && (
              <Button type="link" size="small" danger onClick={() => open('close', pack)}>
                关闭
              </Button>
            )}
          </>
        ),
    ),
  ];
}

/** Authorization packages that were bought or given, and those on sale. */
export function PackageList() {
  const control = useListState(packageFilters);
  const query = useGetPackagesQuery(control.request, { refetchOnMountOrArgChange: true });
  const mayEdit = usePermissions()('Pages.Packages.Edit');
  const { message } = App.useApp();
  const [closeIt] = useClosePackageMutation();
  const [isGranting, setGranting] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const done = () => setOpened(undefined);
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="packages"
        title="授权套餐"
        subject="套餐"
        unit="个"
        rowHeight={58}
        scrollWidth={920}
        rowLabel={({ name }) => `「${name}」`}
        create={mayEdit && { label: '发放套餐', icon: <PlusOutlined />, run: () => setGranting(true) }}
        columns={(room) => columnsFor(room, (what, pack) => setOpened({ what, pack }), mayEdit)}
        empty={{ text: '发放给用户或单位的、用户买的套餐，会出现在这里。' }}
      >
        <PackageOffers mayEdit={mayEdit} />
      </ListScreen>
      {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
      {opened?.what === 'trades' && <PackageTrades pack={opened.pack} onClose={done} />}
      {opened?.what === 'extend' && <ExtendDialog pack={opened.pack} onClose={done} />}
      {opened?.what === 'close' && (
        <ReasonDialog
          question={{
            title: `关闭「${opened.pack.name}」`,
            effects: [`剩下的 ${opened.pack.left} 次不能再用`, '用它买过的授权不受影响'],
            readBy: '记在备注里，只有后台能看到',
            isRequired: true,
            okText: '关闭',
            isDangerous: true,
          }}
          onAnswer={async (note) => {
            await closeIt({ id: opened.pack.id, note }).unwrap();
            message.success('已关闭');
            done();
          }}
          onClose={done}
        />
      )}
    </>
  );
}
