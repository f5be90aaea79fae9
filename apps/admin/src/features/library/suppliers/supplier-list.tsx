import { PlusOutlined } from '@ant-design/icons';
import { useGetSuppliersQuery } from '@tuyuan/api-client/library/supplier-management.ts';
import type { ManagedSupplier } from '@tuyuan/contract/library/supplier-management.ts';
import { useState } from 'react';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { SupplierDialog } from './supplier-dialog.tsx';
import { supplierFilters, supplierStateTitles } from './supplier-filters.ts';

const columns: ListColumn<ManagedSupplier>[] = [
  subjectColumn({ key: 'name', title: '名称', name: ({ name }) => name, minor: ({ contact }) => contact }),
  { key: 'phone', title: '手机号', width: 140, hide: 'phone', dataIndex: 'phone' },
  {
    key: 'state',
    title: '状态',
    width: 100,
    render: (_, { state }) => (
      <StatusDot tone={state === 'active' ? 'success' : 'off'}>{supplierStateTitles[state]}</StatusDot>
    ),
  },
  timeColumn({ key: 'createdAt', title: '创建时间', hide: 'phone', at: ({ createdAt }) => createdAt }),
];

export function SupplierList() {
  const control = useListState(supplierFilters);
  const query = useGetSuppliersQuery(control.request);
  const [edited, setEdited] = useState<ManagedSupplier | 'new'>();
  const mayEdit = usePermissions()('Pages.Suppliers.Edit');
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="suppliers"
        title="供应商"
        subject="供应商"
        unit="家"
        rowHeight={52}
        scrollWidth={640}
        onOpen={mayEdit ? setEdited : undefined}
        create={mayEdit && { label: '新建供应商', icon: <PlusOutlined />, run: () => setEdited('new') }}
        columns={() => columns}
        empty={{ text: '新建的供应商会出现在这里。' }}
      />
      {edited && (
        <SupplierDialog supplier={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
