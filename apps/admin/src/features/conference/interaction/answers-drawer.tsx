import {
  useGetInteractionAnswersQuery,
  useGetLotteryProofQuery,
} from '@tuyuan/api-client/conference/interaction-management.ts';
import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { Descriptions, Drawer, Grid, Typography } from 'antd';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';

interface AnswersDrawerProps {
  readonly item: ManagedInteraction;
  readonly onClose: () => void;
}

/** Who answered what, visible to the office only; for a lottery, the data to verify the draw. */
export function AnswersDrawer({ item, onClose }: AnswersDrawerProps) {
  const pages = usePages(20);
  const { md } = Grid.useBreakpoint();
  const answers = useGetInteractionAnswersQuery({ id: item.id, ...pages.request }, { refetchOnMountOrArgChange: true });
  const textOf = new Map(item.options.map(({ no, text }) => [no, text]));
  return (
    <Drawer open size={md === false ? '100%' : 640} title={item.title} onClose={onClose}>
      {item.kind === 'lottery' && <Proof id={item.id} />}
      <RecordTable
        noun="答案"
        source={answers}
        rowKey={({ attendeeId }) => attendeeId}
        scrollWidth={420}
        pages={pages}
        empty={item.kind === 'lottery' ? '还没有人参加' : '还没有人回答'}
        columns={[
          { key: 'name', title: '姓名', width: 110, render: (_, { name }) => name },
          { key: 'company', title: '单位', render: (_, { company }) => company },
          {
            key: 'answer',
            title: '回答',
            hideInTable: item.kind === 'lottery',
            render: (_, { choices, words }) =>
              [...choices.map((no) => textOf.get(no) ?? `选项 ${no}`), ...words].join('、'),
          },
          { key: 'at', title: '时间', width: 90, render: (_, { at }) => at.slice(11, 19) },
        ]}
      />
    </Drawer>
  );
}

function Proof({ id }: { readonly id: number }) {
  const { data } = useGetLotteryProofQuery({ id });
  if (!data) return null;
  const { commitment, seed, entries, winners } = data;
  const long = (text: string) => (
    <Typography.Text copyable code style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography.Text>
  );
  return (
    <Descriptions
      size="small"
      column={1}
      title="公开验证"
      style={{ marginBlockEnd: 16 }}
      items={[
        { key: 'commitment', label: '事先公布的承诺', children: long(commitment) },
        { key: 'seed', label: '种子', children: seed === null ? '抽出后公布' : long(seed) },
        ...(entries && winners
          ? [
              { key: 'entries', label: '参与号', children: `${entries.length} 个` },
              { key: 'winners', label: '中奖号', children: winners.join('、') },
            ]
          : []),
      ]}
    />
  );
}
