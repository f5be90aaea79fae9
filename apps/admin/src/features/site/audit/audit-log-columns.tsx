import type { AuditLog } from '@tuyuan/contract/site/audited-log.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { callWords } from '../../../shared/history/call-words.ts';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { exactMoment, shortMoment } from '../../../shared/wire-moment.ts';
import styles from './audit-log.module.css';

/** From here on a call counts as slow. */
const SLOW_MS = 1000;

export function auditLogColumns({ isPhone }: ListRoom, onOpen: (log: AuditLog) => void): ListColumn<AuditLog>[] {
  return [
    timeColumn({ key: 'at', title: '时间', width: 150, hide: 'phone', at: ({ at }) => at, format: exactMoment }),
    {
      key: 'user',
      title: '用户',
      width: 140,
      hide: 'phone',
      render: (_, { user, impersonator }) => (
        <>
          <div className={cell.line}>{user?.userName ?? '访客'}</div>
          {impersonator && <div className={cell.minor}>{impersonator.userName} 代登录</div>}
        </>
      ),
    },
    {
      key: 'call',
      title: '做了什么',
      disable: { checkbox: true },
      render: (_, log) => {
        const { verb, subject } = callWords(log);
        return (
          <div className={cell.words}>
            <button type="button" className={classNames(cell.line, cell.open)} onClick={() => onOpen(log)}>
              <strong>{verb}</strong> {subject}
            </button>
            <div className={cell.minor}>
              {isPhone && `${shortMoment(log.at)} · ${log.user?.userName ?? '访客'}`}
              {isPhone && log.entityIds.length > 0 && ' · '}
              {log.entityIds.length > 0 && `编号 ${log.entityIds.slice(0, 5).join('、')}`}
              {log.entityIds.length > 5 && ` 等 ${formatCount(log.entityIds.length)} 个`}
            </div>
          </div>
        );
      },
    },
    {
      key: 'service',
      title: '服务',
      width: 260,
      hide: 'narrow',
      render: (_, { service, action }) => (
        <span className={cell.number}>
          {service}/{action}
        </span>
      ),
    },
    {
      key: 'duration',
      title: '毫秒',
      width: 90,
      align: 'right',
      hide: 'phone',
      render: (_, { durationMs }) => (
        <span className={styles.duration} data-slow={durationMs >= SLOW_MS || undefined}>
          {formatCount(durationMs)}
        </span>
      ),
    },
    {
      key: 'result',
      title: '结果',
      width: isPhone ? 84 : 180,
      render: (_, { errorCode, errorMessage }) =>
        errorCode === null ? (
          <StatusDot tone="success">成功</StatusDot>
        ) : (
          <>
            <StatusDot tone="error">失败</StatusDot>
            {!isPhone && (
              <div className={classNames(cell.fault, cell.line)} title={errorMessage ?? ''}>
                {errorMessage}
              </div>
            )}
          </>
        ),
    },
    {
      key: 'clientIp',
      title: 'IP',
      width: 140,
      hide: 'narrow',
      render: (_, { clientIp }) => <span className={cell.number}>{clientIp}</span>,
    },
  ];
}
