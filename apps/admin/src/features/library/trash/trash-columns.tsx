import { fewTrashDays, type TrashedWork, trashDays } from '@tuyuan/contract/library/trash.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import { Button } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { shortTime } from '../../../shared/list/short-time.ts';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import styles from './trash-columns.module.css';

interface TrashColumnsOptions {
  readonly subject: '图片' | '图集';
  readonly onRestore: (work: TrashedWork) => void;
}

export function trashColumns({ isNarrow, isPhone }: ListRoom, { subject, onRestore }: TrashColumnsOptions) {
  const columns: ListColumn<TrashedWork>[] = [
    subjectColumn({
      key: 'title',
      title: subject,
      mark: ({ cover }) => <Thumb cover={cover} />,
      name: ({ title }) => title || '未命名',
      below: (work) => (
        <>
          <div className={work.no === '' ? cell.minor : cell.number}>{work.no || work.author.name}</div>
          {isPhone && <DaysLeft days={work.daysLeft} />}
        </>
      ),
    }),
    {
      key: 'formerState',
      title: '原来的状态',
      width: 120,
      hide: 'narrow',
      render: (_, { formerState }) => <ReviewStateDot state={formerState} />,
    },
    {
      key: 'deletedAt',
      title: '谁、何时、为什么',
      width: 240,
      hide: 'phone',
      render: (_, { reason, deletedBy, author, deletedAt }) => (
        <>
          <div className={cell.line} title={reason}>
            {reason || (deletedBy?.id === author.id ? '作者自己删的' : '没有写原因')}
          </div>
          <div className={cell.minor}>
            {deletedBy?.name ?? '系统'} · {shortTime(deletedAt, new Date())}
          </div>
        </>
      ),
    },
    {
      key: 'daysLeft',
      title: '还剩',
      width: isNarrow ? 90 : 200,
      hide: 'phone',
      render: (_, { daysLeft }) => <DaysLeft days={daysLeft} />,
    },
    ...(subject === '图片'
      ? [
          {
            key: 'sales',
            title: '卖出过',
            width: 190,
            hide: 'narrow' as const,
            render: (_: unknown, { sales }: TrashedWork) =>
              sales === 0 ? <span className={cell.minor}>没有</span> : `${formatCount(sales)} 次，原图留存`,
          },
        ]
      : []),
    actionsColumn(88, (work) => (
      <Button size="small" aria-label={`恢复「${work.title}」`} onClick={() => onRestore(work)}>
        恢复
      </Button>
    )),
  ];
  return columns;
}

function DaysLeft({ days }: { readonly days: number }) {
  return (
    <span className={styles.left} data-few={days <= fewTrashDays || undefined}>
      <strong>{days} 天</strong>
      <span className={styles.bar} style={{ '--share': `${Math.min(100, (days / trashDays) * 100)}%` }} />
    </span>
  );
}
