import {
  useExportLoginAttemptsMutation,
  useGetLoginAttemptLogQuery,
} from '@tuyuan/api-client/account/user-login-attempt.ts';
import type { AttemptResult, LoginAttempt } from '@tuyuan/contract/account/user-login-attempt.ts';
import { browserName } from '../../../shared/browser-name.ts';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { exactMoment, shortMoment } from '../../../shared/wire-moment.ts';
import { attemptFilters, resultTitles } from './attempt-filters.ts';

const resultTones: Readonly<Record<AttemptResult, StatusTone>> = {
  success: 'success',
  wrong: 'error',
  captcha: 'warning',
  locked: 'warning',
  inactive: 'off',
};
const methodTitles: Readonly<Record<string, string>> = {
  password: '密码',
  sms: '短信',
  oauth: '第三方',
  app: 'App',
  qr: '扫码',
  impersonation: '代登录',
};

function columnsFor({ isPhone }: ListRoom): ListColumn<LoginAttempt>[] {
  return [
    timeColumn({ key: 'at', title: '时间', width: 160, hide: 'phone', at: ({ at }) => at, format: exactMoment }),
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
      hide: 'phone',
      render: (_, { method }) => methodTitles[method] ?? method,
    },
    {
      key: 'clientIp',
      title: 'IP',
      width: 150,
      hide: 'phone',
      render: (_, { clientIp }) => <span className={cell.number}>{clientIp}</span>,
    },
    {
      key: 'userAgent',
      title: '浏览器',
      width: 200,
      hide: 'narrow',
      render: (_, { userAgent }) => <span title={userAgent}>{browserName(userAgent)}</span>,
    },
  ];
}

/** All users' login attempts, newest first. */
export function LoginAttemptList() {
  const control = useListState(attemptFilters);
  const query = useGetLoginAttemptLogQuery(control.request, { refetchOnMountOrArgChange: true });
  const [exportAttempts] = useExportLoginAttemptsMutation();
  return (
    <ListScreen
      control={control}
      query={query}
      name="login-attempts"
      title="登录记录"
      subject="登录记录"
      unit="次"
      rowHeight={54}
      scrollWidth={820}
      onExport={(format) => exportAttempts({ ...control.all, format }).unwrap()}
      columns={columnsFor}
      empty={{ text: '有人登录后会出现在这里。' }}
    />
  );
}
