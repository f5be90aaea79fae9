import type { ChangeRequest } from '@tuyuan/contract/conference/attendee-actions.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { shortTime } from '../../../shared/list/short-time.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { answerText } from './answer-text.ts';
import styles from './change-columns.module.css';
import { changeStateTitles } from './change-filters.ts';

interface ChangeColumnsOptions {
  readonly mayDecide: boolean;
  /** Returns the path of an attendee's details. */
  readonly attendeePath: (attendeeId: number) => string;
  readonly onApprove: (change: ChangeRequest) => void;
  readonly onReject: (change: ChangeRequest) => void;
}

const tones = { pending: 'warning', approved: 'success', rejected: 'error' } as const;

export function changeColumns({ isPhone }: ListRoom, options: ChangeColumnsOptions): ListColumn<ChangeRequest>[] {
  const { mayDecide, attendeePath, onApprove, onReject } = options;
  const renderDecision = (change: ChangeRequest) =>
    change.state === 'pending' ? (
      mayDecide && (
        <span className={styles.decision}>
          <Button size="small" onClick={() => onApprove(change)} aria-label={`同意${change.attendeeName}的申请`}>
            同意
          </Button>
          <Button size="small" danger onClick={() => onReject(change)} aria-label={`拒绝${change.attendeeName}的申请`}>
            拒绝
          </Button>
        </span>
      )
    ) : (
      <>
        <StatusDot tone={tones[change.state]}>{changeStateTitles[change.state]}</StatusDot>
        <div className={cell.minor}>
          {[change.decidedBy, change.decidedAt && shortTime(change.decidedAt, new Date())].filter(Boolean).join(' · ')}
        </div>
        {change.reason !== '' && <div className={cell.minor}>{change.reason}</div>}
      </>
    );
  return [
    {
      key: 'attendee',
      title: '参会者',
      ...(!isPhone && { width: 220 }),
      render: (_, change) => (
        <div className={cell.subject}>
          {!isPhone && <PersonMark id={change.attendeeId} name={change.attendeeName} />}
          <div className={cell.words}>
            <Link className={classNames(cell.title, cell.open)} to={attendeePath(change.attendeeId)}>
              {change.attendeeName}
            </Link>
            <div className={cell.minor}>{change.ticketTypeName}</div>
            {isPhone && <ChangeWords change={change} />}
            {isPhone && renderDecision(change)}
          </div>
        </div>
      ),
    },
    {
      key: 'change',
      title: '想改什么',
      hide: 'phone',
      render: (_, change) => <ChangeWords change={change} />,
    },
    timeColumn({ key: 'askedAt', title: '申请时间', width: 120, hide: 'phone', at: ({ askedAt }) => askedAt }),
    { key: 'decision', title: '处理', width: 180, hide: 'phone', render: (_, change) => renderDecision(change) },
  ];
}

function ChangeWords({ change: { label, oldValue, newValue } }: { readonly change: ChangeRequest }) {
  return (
    <div className={styles.change}>
      <span className={cell.minor}>{label}</span>
      <span>
        <del className={styles.before}>{answerText(oldValue)}</del> →{' '}
        <ins className={styles.after}>{answerText(newValue)}</ins>
      </span>
    </div>
  );
}
