import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedCreditRecordsQuery } from '@tuyuan/api-client/commerce/credit-management.ts';
import { creditKindTitles } from '@tuyuan/contract/commerce/credit-kinds.ts';
import type { ManagedCreditRecord } from '@tuyuan/contract/commerce/credit-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { creditFilters } from './credit-filters.ts';

const words = ({ kind, note, subjectId, actor }: ManagedCreditRecord): string =>
  [kind === 'signIn' ? `连续第 ${subjectId ?? 1} 天` : note, actor && `${actor} 操作`].filter(Boolean).join(' · ');

function columnsFor(
  { isPhone }: ListRoom,
  adjust: ((account: string) => void) | undefined,
): ListColumn<ManagedCreditRecord>[] {
  return [
    subjectColumn({
      key: 'user',
      title: '用户',
      name: ({ user }) => user.nickName,
      minor: (record) => (isPhone ? `${creditKindTitles[record.kind]} ${words(record)}` : record.user.userName),
    }),
    { key: 'kind', title: '类型', width: 130, hide: 'phone', render: (_, { kind }) => creditKindTitles[kind] },
    { key: 'note', title: '说明', hide: 'phone', render: (_, record) => words(record) || '—' },
    {
      key: 'amount',
      title: '积分',
      width: 100,
      align: 'right',
      render: (_, { amount }) => (
        <Typography.Text type={amount > 0 ? 'success' : 'danger'}>
          <span className={cell.number}>
            {amount > 0 ? '+' : '−'}
            {formatCount(Math.abs(amount))}
          </span>
        </Typography.Text>
      ),
    },
    {
      key: 'balance',
      title: '余额',
      width: 100,
      align: 'right',
      hide: 'narrow',
      render: (_, { balance }) => <span className={cell.number}>{formatCount(balance)}</span>,
    },
    timeColumn({ key: 'at', title: '时间', hide: 'phone', at: ({ at }) => at }),
    ...(adjust
      ? [
          actionsColumn<ManagedCreditRecord>(80, ({ user }) => (
            <Button type="link" size="small" onClick={() => adjust(user.userName)}>
              调整
            </Button>
          )),
        ]
      : []),
  ];
}

/** Everyone's movements of credits; whoever may, grants or deducts. */
export function CreditList() {
  const control = useListState(creditFilters);
  const query = useGetManagedCreditRecordsQuery(control.request, { refetchOnMountOrArgChange: true });
  const may = usePermissions();
  const mayAdjust = may('Pages.Credits.Edit');
  /** The user name that the dialog begins with; undefined while it is closed. */
  const [account, setAccount] = useState<string>();
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="credits"
        title="积分流水"
        subject="记录"
        unit="条"
        rowHeight={58}
        scrollWidth={900}
        create={mayAdjust && { label: '发放或扣除', icon: <PlusOutlined />, run: () => setAccount('') }}
        columns={(room) => columnsFor(room, mayAdjust ? setAccount : undefined)}
        empty={{ text: '有人签到、购买或兑换后，会出现在这里。' }}
      />
      {account !== undefined && <AdjustDialog account={account} onClose={() => setAccount(undefined)} />}
    </>
  );
}
