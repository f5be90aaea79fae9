import {
  useDecideObjectionMutation,
  useGetManagedObjectionsQuery,
} from '@tuyuan/api-client/contest/objection-management.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { ManagedObjection } from '@tuyuan/contract/contest/objection-management.ts';
import {
  maxObjectionAnswer,
  type ObjectionState,
  objectionKindWords,
  objectionStateWords,
} from '@tuyuan/contract/contest/objection-words.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { objectionFilters } from './objection-filters.ts';

const lookEveryMs = 30_000;
const tones: Readonly<Record<ObjectionState, StatusTone>> = {
  open: 'warning',
  upheld: 'error',
  rejected: 'success',
  dropped: 'off',
};

interface ObjectionDeskProps {
  readonly activityId: number;
  readonly activityName: string;
}

interface Asked {
  readonly objection: ManagedObjection;
  readonly decision: 'upheld' | 'rejected';
}

const nameOf = ({ work }: ManagedObjection) => `${entryNumber(work.number)}《${work.title}》`;

/** Objections to places of an activity; each is answered for everybody to read. */
export function ObjectionDesk({ activityId, activityName }: ObjectionDeskProps) {
  const control = useListState(objectionFilters);
  const query = useGetManagedObjectionsQuery(
    { activityId, ...control.request },
    { refetchOnMountOrArgChange: true, pollingInterval: lookEveryMs },
  );
  const [decide] = useDecideObjectionMutation();
  const { message } = App.useApp();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="objections"
        title={`排名异议 · ${activityName}`}
        subject="异议"
        unit="条"
        rowHeight={66}
        scrollWidth={860}
        rowLabel={(objection) => `「${nameOf(objection)}」`}
        columns={(room) => columnsFor(room, setAsked)}
        bulkBar={false}
        empty={{ text: '公示期内，登录的人可以对名次提出异议。全部答复之前，名次不会成为最终结果。' }}
      />
      {asked && (
        <Answer
          asked={asked}
          onAnswer={async (answer) => {
            const { objection, decision } = asked;
            await decide({ id: objection.id, decision, answer }).unwrap();
            message.success('已答复，提出的人收到了通知');
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface AnswerProps {
  readonly asked: Asked;
  readonly onAnswer: (answer: string) => Promise<void>;
  readonly onClose: () => void;
}

function Answer({ asked: { objection, decision }, onAnswer, onClose }: AnswerProps) {
  const isUpheld = decision === 'upheld';
  return (
    <ReasonDialog
      question={{
        title: `对${nameOf(objection)}的异议${objectionStateWords[decision]}？`,
        effects: [
          `理由：${objection.text}`,
          ...(isUpheld ? ['名次不会自动改：剔除票或取消入围请在「票」和「审核作品」里做'] : []),
          '答复之后不能再改',
        ],
        readBy: '所有人都看得到，提出的人会收到通知。',
        suggestions: isUpheld ? [] : ['经核实，得票正常', '经核实，作品是作者本人拍摄', '经核实，作品符合参赛要求'],
        isRequired: true,
        maxLength: maxObjectionAnswer,
        okText: isUpheld ? '成立' : '不成立',
        isDangerous: isUpheld,
      }}
      onAnswer={onAnswer}
      onClose={onClose}
    />
  );
}

function State({ state }: { readonly state: ObjectionState }) {
  return <StatusDot tone={tones[state]}>{objectionStateWords[state]}</StatusDot>;
}

function columnsFor({ isPhone }: ListRoom, ask: (asked: Asked) => void): ListColumn<ManagedObjection>[] {
  return [
    subjectColumn({
      key: 'work',
      title: '作品',
      name: nameOf,
      minor: ({ kind, text }) => `${objectionKindWords[kind]}：${text}`,
      below: ({ state }) => isPhone && <State state={state} />,
    }),
    { key: 'user', title: '谁提的', width: 120, hide: 'narrow', render: (_, { user }) => user.nickName },
    {
      key: 'state',
      title: '状态',
      width: 220,
      hide: 'phone',
      render: (_, { state, answer, decidedBy }) => (
        <>
          <State state={state} />
          {answer !== '' && <div className={cell.minor}>{`${decidedBy || '已注销'}：${answer}`}</div>}
        </>
      ),
    },
    timeColumn({ key: 'createdAt', title: '提出', hide: 'narrow', at: ({ createdAt }) => createdAt }),
    actionsColumn(130, (objection) =>
      objection.state === 'open' ? (
        <>
          <Button type="link" size="small" onClick={() => ask({ objection, decision: 'upheld' })}>
            成立
          </Button>
          <Button type="link" size="small" onClick={() => ask({ objection, decision: 'rejected' })}>
            不成立
          </Button>
        </>
      ) : null,
    ),
  ];
}
