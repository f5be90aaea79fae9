import { useGetReconciledDayQuery, useReconcileDayMutation } from '@tuyuan/api-client/commerce/reconciliation.ts';
import type { ReconciledDay } from '@tuyuan/contract/commerce/reconciliation.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { formatMoney } from '@tuyuan/format/money.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { App, Button, Card, Flex } from 'antd';
import { useState } from 'react';
import { providerTitles } from '../../../shared/commerce/order-words.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { exactMoment } from '../../../shared/wire-moment.ts';

type Row = ReconciledDay['providers'][number];
const dayMs = 24 * 3600 * 1000;

function resultOf({ hereCents, thereCents, hereCount, thereCount, waiting }: Row) {
  if (waiting > 0) return <StatusDot tone="warning">{waiting} 笔还没有对</StatusDot>;
  if (hereCents === thereCents && hereCount === thereCount) return <StatusDot tone="success">一致</StatusDot>;
  return <StatusDot tone="error">差 {formatMoney(thereCents - hereCents)}</StatusDot>;
}

/** A day's payments by provider, both sides beside each other. */
export function DaySummary() {
  const [day, setDay] = useState(() => toWireDate(new Date(Date.now() - dayMs)).slice(0, 10));
  const query = useGetReconciledDayQuery({ day }, { refetchOnMountOrArgChange: true });
  const [compare] = useReconcileDayMutation();
  const [isComparing, setComparing] = useState(false);
  const mayCompare = usePermissions()('Pages.Orders.Edit');
  const attempt = useAttempt();
  const { message } = App.useApp();
  const compareAgain = () =>
    attempt(async () => {
      let next: number | null = 0;
      while (next !== null) next = (await compare({ day, after: next }).unwrap()).next;
      message.success('对账完成');
    });
  async function compareAll(): Promise<void> {
    setComparing(true);
    await compareAgain();
    setComparing(false);
  }
  const { data } = query;
  return (
    <Card
      size="small"
      style={{ marginBottom: 16 }}
      styles={{ header: { paddingBlock: 6 } }}
      title={data?.comparedAt ? `${exactMoment(data.comparedAt)} 对过` : '按渠道'}
      extra={
        <Flex gap={8} align="center">
          <DateInput aria-label="哪一天" value={day} onChange={(value) => value !== '' && setDay(value)} />
          {mayCompare && (
            <Button loading={isComparing} onClick={() => void compareAll()}>
              重新对账
            </Button>
          )}
        </Flex>
      }
    >
      <RecordTable
        noun="渠道"
        source={{ ...query, data: data && { items: data.providers } }}
        rowKey={({ provider }) => provider}
        isDense
        scrollWidth={640}
        columns={[
          { key: 'provider', title: '渠道', render: (_, { provider }) => providerTitles[provider] },
          {
            key: 'there',
            title: '渠道入账',
            width: 160,
            align: 'right',
            render: (_, { thereCents, thereCount }) => `${formatMoney(thereCents)}（${thereCount} 笔）`,
          },
          {
            key: 'here',
            title: '本地入账',
            width: 160,
            align: 'right',
            render: (_, { hereCents, hereCount }) => `${formatMoney(hereCents)}（${hereCount} 笔）`,
          },
          {
            key: 'refund',
            title: '已退',
            width: 110,
            align: 'right',
            render: (_, { refundCents }) => formatMoney(refundCents),
          },
          { key: 'result', title: '结果', width: 150, render: (_, row) => resultOf(row) },
        ]}
        empty="这一天没有支付"
      />
    </Card>
  );
}
