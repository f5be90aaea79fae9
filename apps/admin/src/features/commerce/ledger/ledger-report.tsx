import { useGetIntegrityReportQuery } from '@tuyuan/api-client/commerce/ledger.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Alert, Button, Card, Flex } from 'antd';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { exactMoment } from '../../../shared/wire-moment.ts';
import { LedgerAccounts } from './ledger-accounts.tsx';
import { amountText, currencyTitles } from './ledger-words.ts';

/** Whether the books balance, rule by rule, and any account's entries. */
export function LedgerReport() {
  const { data, error, isFetching, refetch } = useGetIntegrityReportQuery({}, { refetchOnMountOrArgChange: true });
  const broken = data
    ? data.sums.filter(({ sum }) => sum !== 0).length + data.checks.filter(({ violations }) => violations > 0).length
    : 0;
  return (
    <>
      <PageHead
        title="账目核对"
        note={data && `${exactMoment(data.at)} 核对`}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            重新核对
          </Button>
        }
      />
      {!data && error === undefined && <PageLoading />}
      {!data && error !== undefined && <NotLoaded noun="核对结果" error={error} onRetry={refetch} isPage />}
      {data && (
        <Flex vertical gap={16}>
          <Alert
            type={broken === 0 ? 'success' : 'error'}
            showIcon
            title={broken === 0 ? '账目全部平衡' : `有 ${broken} 项不平，请停止打款并联系技术人员`}
          />
          <Flex gap={16} wrap>
            {data.sums.map(({ currency, accounts, transfers, sum }) => (
              <Card key={currency} size="small" style={{ flex: '1 1 200px' }} title={currencyTitles[currency]}>
                <StatusDot tone={sum === 0 ? 'success' : 'error'}>合计 {amountText(currency, sum)}</StatusDot>
                <div>
                  {formatCount(accounts)} 个账户，{formatCount(transfers)} 笔分录
                </div>
              </Card>
            ))}
          </Flex>
          <Card size="small" title="规则">
            <RecordTable
              noun="规则"
              source={data.checks}
              rowKey={({ name }) => name}
              isDense
              columns={[
                { key: 'title', title: '规则', render: (_, { title }) => title },
                {
                  key: 'looked',
                  title: '核对',
                  width: 110,
                  align: 'right',
                  render: (_, { looked }) => formatCount(looked),
                },
                {
                  key: 'violations',
                  title: '不符',
                  width: 110,
                  render: (_, { violations }) => (
                    <StatusDot tone={violations === 0 ? 'success' : 'error'}>{formatCount(violations)}</StatusDot>
                  ),
                },
              ]}
              empty="没有规则"
            />
          </Card>
          <LedgerAccounts />
        </Flex>
      )}
    </>
  );
}
