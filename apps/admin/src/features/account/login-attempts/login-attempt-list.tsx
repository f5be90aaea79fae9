import type { ProColumns } from '@ant-design/pro-components';
import {
  useExportLoginAttemptsMutation,
  useGetLoginAttemptLogQuery,
} from '@tuyuan/api-client/account/user-login-attempt.ts';
import type { LoginAttempt } from '@tuyuan/contract/account/user-login-attempt.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Grid } from 'antd';
import { browserName } from '../../../shared/browser-name.ts';
import cell from '../../../shared/list/cell.module.css';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { useSessionState } from '../../../shared/session/session-context.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import { AttemptFilterRow } from './attempt-filter-row.tsx';
import {
  activeAttemptFilters,
  allAttemptsRequest,
  attemptListRequest,
  attemptListRules,
  methodTitle,
  noAttemptFilters,
  resultTitles,
  resultTones,
} from './attempt-filters.ts';

function columnsFor(isNarrow: boolean, isPhone: boolean): ProColumns<LoginAttempt>[] {
  return [
    {
      key: 'at',
      title: '时间',
      width: 160,
      hideInTable: isPhone,
      render: (_, { at }) => <span className={cell.time}>{at.replace('T', ' ')}</span>,
    },
    {
      key: 'user',
      title: '账号',
      disable: { checkbox: true },
      render: (_, { userName, user, at }) => (
        <div className={cell.words}>
          <div className={cell.line}>{user?.nickName ?? userName}</div>
          <div className={cell.minor}>
            {user ? `填写 ${userName}` : '没有这个账号'}
            {isPhone && ` · ${shortMoment(at)}`}
          </div>
        </div>
      ),
    },
    {
      key: 'result',
      title: '结果',
      width: isPhone ? 130 : 160,
      render: (_, { result }) => <StatusDot tone={resultTones[result]}>{resultTitles[result]}</StatusDot>,
    },
    {
      key: 'method',
      title: '方式',
      width: 90,
      hideInTable: isPhone,
      render: (_, { method }) => methodTitle(method),
    },
    {
      key: 'clientIp',
      title: 'IP',
      width: 150,
      hideInTable: isPhone,
      render: (_, { clientIp }) => <span className={cell.number}>{clientIp}</span>,
    },
    {
      key: 'userAgent',
      title: '浏览器',
      width: 200,
      hideInTable: isNarrow,
      render: (_, { userAgent }) => <span title={userAgent}>{browserName(userAgent)}</span>,
    },
  ];
}

/** Everybody's attempts to log in, newest first. */
export function LoginAttemptList() {
  const control = useListState(attemptListRules);
  const { state } = control;
  const query = useGetLoginAttemptLogQuery(attemptListRequest(state), { refetchOnMountOrArgChange: true });
  const [exportAttempts] = useExportLoginAttemptsMutation();
  const selection = useSelection<LoginAttempt>();
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const active = activeAttemptFilters(state.filters);
  const { data } = query;
  return (
    <>
      <PageHead
        title="登录记录"
        note={data && `${formatCount(data.totalCount)}${data.totalCountIsLowerBound ? '+' : ''} 次`}
        actions={
          <ExportButton
            onExport={(format) => exportAttempts({ ...allAttemptsRequest(state.filters), format }).unwrap()}
          />
        }
      />
      <ListTable<LoginAttempt>
        control={control}
        defaultSorting=""
        query={query}
        hiddenColumns={[]}
        unit="次"
        rowHeight={54}
        scrollWidth={lg ? 820 : md === false ? 0 : 640}
        rowLabel={({ userName }) => userName}
        settingsKey={`admin.login-attempts.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        onOpen={undefined}
        bulkBar={null}
        columns={columnsFor(lg === false, md === false)}
        filters={<AttemptFilterRow control={control} active={active} />}
        empty={
          <LogEmpty
            subject="登录记录"
            control={control}
            active={active}
            none={noAttemptFilters}
            text="有人登录后会出现在这里。"
          />
        }
      />
    </>
  );
}
