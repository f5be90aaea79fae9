import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import {
  useDecideRiskGroupsMutation,
  useGetRiskGroupsQuery,
  useGetVoteMonitorQuery,
} from '@tuyuan/api-client/contest/vote-management.ts';
import { type RiskGroupState, riskGroupWords, riskWords } from '@tuyuan/contract/contest/rank-words.ts';
import type { ManagedRiskGroup } from '@tuyuan/contract/contest/vote-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import cell from '../../../shared/list/cell.module.css';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { riskFilters } from './risk-filters.ts';
import { VoteSums } from './vote-sums.tsx';

const lookEveryMs = 30_000;

interface Asked {
  readonly decision: 'remove' | 'restore';
  readonly selection: Selection<ManagedRiskGroup>;
}

/** The votes of an activity: sums that add up, and the groups that look arranged, with what they do to the ranks. */
export function VoteDesk({ activityId }: { readonly activityId: number }) {
  const control = useListState(riskFilters);
  const { currentData: monitor } = useGetVoteMonitorQuery({ id: activityId }, { pollingInterval: lookEveryMs });
  const query = useGetRiskGroupsQuery(
    { activityId, ...control.request },
    { refetchOnMountOrArgChange: true, pollingInterval: lookEveryMs },
  );
  const [decide] = useDecideRiskGroupsMutation();
  const bulk = useBulkAction<ManagedRiskGroup & { title: string }>('组', () => null);
  const [asked, setAsked] = useState<Asked>();
  const mayDecide = usePermissions()('Pages.Activities.Edit');

  async function answer({ decision, selection }: Asked, reason: string): Promise<void> {
    const rows = selection.rows.map((group) => ({ ...group, title: nameOf(group) }));
    const run = (ids: number[]) => decide({ ids, decision, reason }).unwrap();
    selection.keepOnly(await bulk.start({ verb: decision === 'remove' ? '剔除' : '恢复', rows, run }));
    setAsked(undefined);
  }

  return (
    <>
      {monitor && <VoteSums monitor={monitor} />}
      <ListScreen
        control={control}
        query={query}
        name="risk-groups"
        title={`票 · ${monitor?.name ?? ''}`}
        subject="可疑的票"
        unit="组"
        rowHeight={66}
        scrollWidth={980}
        rowLabel={(group) => `「${nameOf(group)}」`}
        columns={columnsFor}
        bulkBar={
          mayDecide
            ? (selection) => (
                <BulkBar
                  selection={selection}
                  unit="组"
                  isRunning={bulk.isRunning}
                  commands={[
                    {
                      key: 'remove',
                      label: '剔除',
                      icon: <CloseCircleOutlined />,
                      letter: 'X',
                      run: () => setAsked({ decision: 'remove', selection }),
                    },
                    {
                      key: 'restore',
                      label: '恢复',
                      icon: <CheckCircleOutlined />,
                      letter: 'Y',
                      run: () => setAsked({ decision: 'restore', selection }),
                    },
                  ]}
                />
              )
            : false
        }
        empty={{ text: '同一设备、同一网络、凌晨或一条链接成批来的票，会先隔离在这里，等你决定。' }}
      />
      {bulk.dialog}
      {asked && (
        <Reason asked={asked} onAnswer={(reason) => answer(asked, reason)} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface ReasonProps {
  readonly asked: Asked;
  readonly onAnswer: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

function Reason({ asked: { decision, selection }, onAnswer, onClose }: ReasonProps) {
  const votes = selection.rows.reduce((sum, group) => sum + group.votes, 0);
  const isRemoval = decision === 'remove';
  const effects = selection.rows
    .filter(({ rankWith, rankWithout }) => rankWith !== rankWithout)
    .map(({ work, rankWith, rankWithout }) => {
      const [from, to] = isRemoval ? [rankWith, rankWithout] : [rankWithout, rankWith];
      return `${work.number} 号「${work.title}」：第 ${from} 名 → 第 ${to} 名`;
    });
  return (
    <ReasonDialog
      question={{
        title: `${isRemoval ? '剔除' : '恢复'} ${selection.ids.length} 组，共 ${formatCount(votes)} 票？`,
        effects: [...effects, '每一票都记入投票记录，谁都能重新数一遍'],
        readBy: '封榜之后，投这些票的人看得到。',
        suggestions: isRemoval
          ? ['核实为同一人用多个账号投票', '核实为有偿拉票']
          : ['核实为同一单位的不同的人', '核实为正常传播'],
        isRequired: true,
        okText: isRemoval ? '剔除' : '恢复',
        isDangerous: isRemoval,
      }}
      onAnswer={onAnswer}
      onClose={onClose}
    />
  );
}

const nameOf = ({ work }: ManagedRiskGroup) => `${work.number} 号 ${work.title}`;
const tones = { quarantined: 'warning', removed: 'error', restored: 'success' } as const;

function State({ state }: { readonly state: RiskGroupState }) {
  return <StatusDot tone={tones[state]}>{riskGroupWords[state]}</StatusDot>;
}

function columnsFor({ isPhone }: ListRoom): ListColumn<ManagedRiskGroup>[] {
  return [
    subjectColumn({
      key: 'work',
      title: '作品',
      name: nameOf,
      minor: ({ reason }) => reason,
      below: ({ state }) => isPhone && <State state={state} />,
    }),
    { key: 'kind', title: '可疑之处', width: 150, hide: 'phone', render: (_, { kind }) => riskWords[kind] },
    { key: 'score', title: '把握', width: 80, align: 'right', hide: 'narrow', render: (_, { score }) => score },
    { key: 'votes', title: '票', width: 80, align: 'right', render: (_, { votes }) => formatCount(votes) },
    {
      key: 'rank',
      title: '名次',
      width: 130,
      hide: 'phone',
      render: (_, { rankWith, rankWithout }) =>
        rankWith === rankWithout ? `第 ${rankWith}` : `算第 ${rankWith}，不算第 ${rankWithout}`,
    },
    {
      key: 'state',
      title: '状态',
      width: 170,
      hide: 'phone',
      render: (_, { state, decision, decidedBy }) => (
        <>
          <State state={state} />
          {decision !== '' && <div className={cell.minor}>{`${decidedBy || '已注销'}：${decision}`}</div>}
        </>
      ),
    },
    timeColumn({ key: 'lastAt', title: '最后一票', hide: 'narrow', at: ({ lastAt }) => lastAt }),
  ];
}
