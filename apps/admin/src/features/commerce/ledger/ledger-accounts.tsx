import { useGetAccountEntriesQuery, useGetLedgerAccountsQuery } from '@tuyuan/api-client/commerce/ledger.ts';
import type { LedgerAccount } from '@tuyuan/contract/commerce/ledger.ts';
import { Button, Card, Drawer, Grid, Input } from 'antd';
import { useState } from 'react';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { exactMoment } from '../../../shared/wire-moment.ts';
import { amountText, currencyTitles } from './ledger-words.ts';

/** Accounts with what they hold and what their entries say; each opens its entries. */
export function LedgerAccounts() {
  const [keyword, setKeyword] = useState('');
  const pages = usePages(20);
  const query = useGetLedgerAccountsQuery({ keyword, ...pages.request });
  const [opened, setOpened] = useState<LedgerAccount>();
  return (
    <Card
      size="small"
      title="账户"
      extra={
        <Input.Search
          allowClear
          placeholder="用户或套餐"
          aria-label="找账户"
          style={{ width: 220 }}
          onSearch={(text) => {
            setKeyword(text.trim());
            pages.setPage(1);
          }}
        />
      }
    >
      <RecordTable
        noun="账户"
        source={query}
        rowKey={({ id }) => id}
        isDense
        scrollWidth={640}
        pages={pages}
        columns={[
          {
            key: 'title',
            title: '账户',
            render: (_, account) => (
              <Button type="link" size="small" onClick={() => setOpened(account)}>
                {account.title}
                {account.owner && `：${account.owner}`}
              </Button>
            ),
          },
          {
            key: 'currency',
            title: '币种',
            width: 90,
            hide: 'phone',
            render: (_, { currency }) => currencyTitles[currency],
          },
          {
            key: 'balance',
            title: '余额',
            width: 130,
            align: 'right',
            render: (_, { currency, balance }) => amountText(currency, balance),
          },
          {
            key: 'difference',
            title: '与分录的差',
            width: 130,
            render: (_, { currency, balance, entries }) => (
              <StatusDot tone={balance === entries ? 'success' : 'error'}>
                {amountText(currency, balance - entries)}
              </StatusDot>
            ),
          },
        ]}
        empty="没有账户，第一笔交易后才有"
      />
      {opened && <AccountEntries account={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

function AccountEntries({ account, onClose }: { readonly account: LedgerAccount; readonly onClose: () => void }) {
  const { id, title, owner, currency } = account;
  const pages = usePages(50);
  const query = useGetAccountEntriesQuery({ accountId: id, ...pages.request });
  const { md } = Grid.useBreakpoint();
  return (
    <Drawer
      open
      size={md === false ? '100%' : 760}
      title={owner ? `${title}：${owner}` : title}
      maskClosable
      onClose={onClose}
    >
      <RecordTable
        noun="分录"
        source={query}
        rowKey={(entry) => entry.id}
        isDense
        scrollWidth={600}
        pages={pages}
        columns={[
          { key: 'at', title: '时间', width: 160, render: (_, { at }) => exactMoment(at) },
          { key: 'source', title: '来源', render: (_, { source, kind }) => `${source} ${kind}` },
          { key: 'counterpart', title: '对方', width: 140, hide: 'phone', render: (_, entry) => entry.counterpart },
          {
            key: 'amount',
            title: '金额',
            width: 110,
            align: 'right',
            render: (_, { amount }) => amountText(currency, amount),
          },
          {
            key: 'balance',
            title: '余额',
            width: 110,
            align: 'right',
            render: (_, { balance }) => amountText(currency, balance),
          },
        ]}
        empty="没有分录"
      />
    </Drawer>
  );
}
