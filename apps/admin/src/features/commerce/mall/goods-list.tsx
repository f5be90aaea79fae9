import { PlusOutlined } from '@ant-design/icons';
import {
  useGetManagedGoodsQuery,
  useSetGoodsOnSaleMutation,
} from '@tuyuan/api-client/commerce/credit-mall-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedGoods } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { goodsKindTitles } from '@tuyuan/contract/commerce/mall-states.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { CouponsDialog } from './coupons-dialog.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import { goodsFilters } from './goods-filters.ts';
import { priceText } from './mall-words.tsx';
import { StockDialog } from './stock-dialog.tsx';

interface Commands {
  readonly mayEdit: boolean;
  edit(goods: ManagedGoods): void;
  stock(goods: ManagedGoods): void;
  setOnSale(goods: ManagedGoods, isOnSale: boolean): void;
}

function Mark({ picture }: { readonly picture: string }) {
  const box = { width: 40, height: 40, flex: 'none', borderRadius: 4, objectFit: 'cover' } as const;
  return picture === '' ? (
    <span style={{ ...box, background: 'var(--placeholder)' }} />
  ) : (
    <img src={resourceUrl(picture)} alt="" style={box} />
  );
}

function columnsFor({ isPhone }: ListRoom, commands: Commands): ListColumn<ManagedGoods>[] {
  const { mayEdit, edit, stock, setOnSale } = commands;
  const number = (value: number) => <span className={cell.number}>{formatCount(value)}</span>;
  return [
    subjectColumn({
      key: 'title',
      title: '商品',
      mark: ({ picture }) => <Mark picture={picture} />,
      name: ({ title }) => title,
      minor: (goods) => `${goodsKindTitles[goods.kind]} · ${priceText(goods)}`,
      onOpen: mayEdit ? edit : undefined,
      below: (goods) => isPhone && `库存 ${goods.stock}，已换 ${goods.sold}`,
    }),
    {
      key: 'perPerson',
      title: '每人',
      width: 90,
      hide: 'narrow',
      render: (_, { perPerson }) => (perPerson === null ? '不限' : `${perPerson} 件`),
    },
    {
      key: 'stock',
      title: '库存',
      width: 90,
      align: 'right',
      sorter: true,
      hide: 'phone',
      render: (_, goods) => number(goods.stock),
    },
    {
      key: 'sold',
      title: '已换',
      width: 90,
      align: 'right',
      sorter: true,
      hide: 'phone',
      render: (_, goods) => number(goods.sold),
    },
    {
      key: 'isOnSale',
      title: '上架',
      width: 80,
      render: (_, goods) => (
        <Switch
          size="small"
          aria-label={`上架「${goods.title}」`}
          checked={goods.isOnSale}
          disabled={!mayEdit}
          onChange={(isOnSale) => setOnSale(goods, isOnSale)}
        />
      ),
    },
    ...(mayEdit
      ? [
          actionsColumn<ManagedGoods>(90, (goods) => (
            <Button type="link" size="small" onClick={() => stock(goods)}>
              {goods.kind === 'coupon' ? '加券码' : '改库存'}
            </Button>
          )),
        ]
      : []),
  ];
}

/** What credits are exchanged for. */
export function GoodsList() {
  const control = useListState(goodsFilters);
  const query = useGetManagedGoodsQuery(control.request, { refetchOnMountOrArgChange: true });
  const may = usePermissions();
  const attempt = useAttempt();
  const [setOnSaleIt] = useSetGoodsOnSaleMutation();
  const [editing, setEditing] = useState<ManagedGoods | 'new'>();
  const [stocking, setStocking] = useState<ManagedGoods>();
  const commands: Commands = {
    mayEdit: may('Pages.Mall.Edit'),
    edit: setEditing,
    stock: setStocking,
    setOnSale: ({ id, title }, isOnSale) =>
      void attempt(() => setOnSaleIt({ id, isOnSale }).unwrap(), `「${title}」已${isOnSale ? '上架' : '下架'}`),
  };
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="mallGoods"
        title="兑换商品"
        subject="商品"
        unit="件"
        rowHeight={58}
        scrollWidth={820}
        rowLabel={({ title }) => title}
        onOpen={commands.mayEdit ? setEditing : undefined}
        create={may('Pages.Mall.Create') && { label: '新建商品', icon: <PlusOutlined />, run: () => setEditing('new') }}
        columns={(room) => columnsFor(room, commands)}
        empty={{ text: '新建商品、加库存、上架，用户就能用积分兑换。' }}
      />
      {editing && <GoodsDialog goods={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      {stocking?.kind === 'coupon' && <CouponsDialog goods={stocking} onClose={() => setStocking(undefined)} />}
      {stocking && stocking.kind !== 'coupon' && (
        <StockDialog goods={stocking} onClose={() => setStocking(undefined)} />
      )}
    </>
  );
}
