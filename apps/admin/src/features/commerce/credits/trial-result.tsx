import type { CreditTrial } from '@tuyuan/contract/commerce/credit-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Flex, Statistic, Typography } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { ruleTitles } from './rule-words.ts';

const signed = (change: number) => `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatCount(Math.abs(change))}`;

function Change({ now, next }: { readonly now: number; readonly next: number }) {
  return (
    <Typography.Text type={next > now ? 'warning' : next < now ? 'danger' : 'secondary'}>
      <span className={cell.number}>{signed(next - now)}</span>
    </Typography.Text>
  );
}

/** What a draft would have changed: by rule, and for whom the most. */
export function TrialResult({ trial: { now, next, kinds, people, gaining, losing } }: { readonly trial: CreditTrial }) {
  const number = (value: number) => <span className={cell.number}>{formatCount(value)}</span>;
  return (
    <Flex vertical gap={16}>
      <Flex gap={32} wrap>
        <Statistic title="现规则发放" value={now} />
        <Statistic title="新规则发放" value={next} />
        <Statistic title="差" value={signed(next - now)} />
      </Flex>
      <RecordTable
        noun="规则"
        source={kinds}
        rowKey={({ kind }) => kind}
        isDense
        empty="近 30 天没有发生过得积分的事"
        columns={[
          {
            key: 'kind',
            title: '规则',
            render: (_, { kind, capped }) => (
              <>
                {ruleTitles[kind]}
                {capped > 0 && <div className={cell.minor}>{formatCount(capped)} 次超过上限</div>}
              </>
            ),
          },
          { key: 'now', title: '现在', width: 80, align: 'right', render: (_, row) => number(row.now) },
          { key: 'next', title: '新', width: 80, align: 'right', render: (_, row) => number(row.next) },
          { key: 'change', title: '差', width: 80, align: 'right', render: (_, row) => <Change {...row} /> },
        ]}
      />
      {people.length > 0 && (
        <>
          <Typography.Text strong>变化最大的人</Typography.Text>
          <RecordTable
            noun="人"
            source={people}
            rowKey={({ userId }) => userId}
            isDense
            empty="没有人受影响"
            columns={[
              { key: 'nickName', title: '用户', render: (_, { nickName }) => nickName },
              { key: 'now', title: '现在', width: 80, align: 'right', render: (_, row) => number(row.now) },
              { key: 'next', title: '新', width: 80, align: 'right', render: (_, row) => number(row.next) },
              { key: 'change', title: '差', width: 80, align: 'right', render: (_, row) => <Change {...row} /> },
            ]}
          />
        </>
      )}
      <Typography.Text type="secondary">
        {formatCount(gaining)} 人变多，{formatCount(losing)} 人变少，其余不变。试算没有改任何数据。
      </Typography.Text>
    </Flex>
  );
}
