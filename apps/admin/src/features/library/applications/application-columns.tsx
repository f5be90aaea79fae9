import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ApplicationCard } from '@tuyuan/contract/library/photographer-management.ts';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import styles from './application.module.css';
import { ApplicationStateDot } from './application-state.tsx';

export function applicationColumns({ isPhone }: ListRoom, onOpen: (application: ApplicationCard) => void) {
  const columns: ListColumn<ApplicationCard>[] = [
    subjectColumn({
      key: 'realName',
      title: '申请人',
      mark: ({ applicant: { id, nickName, avatar } }) => <PersonMark id={id} name={nickName} avatar={avatar} />,
      name: ({ realName }) => realName,
      minor: ({ applicant }) => `${applicant.nickName} · ${applicant.userName}`,
      below: ({ state }) => isPhone && <ApplicationStateDot state={state} />,
      onOpen,
    }),
    {
      key: 'samples',
      title: '样片',
      width: 240,
      hide: 'phone',
      render: (_, { samplePaths, sampleCount }) => (
        <span className={styles.thumbs}>
          {samplePaths.map((path) => (
            <img key={path} src={resourceUrl(path)} alt="" loading="lazy" />
          ))}
          {sampleCount > samplePaths.length && <small>共 {sampleCount} 张</small>}
        </span>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 96,
      hide: 'phone',
      render: (_, { state }) => <ApplicationStateDot state={state} />,
    },
    { key: 'attempts', title: '第几次', width: 84, hide: 'narrow', render: (_, { attempts }) => `第 ${attempts} 次` },
    timeColumn({ key: 'submittedAt', title: '提交时间', hide: 'phone', at: ({ submittedAt }) => submittedAt }),
    {
      key: 'decidedBy',
      title: '审核员',
      width: 120,
      hide: 'narrow',
      render: (_, { decidedBy }) => decidedBy?.name ?? '—',
    },
    timeColumn({ key: 'decidedAt', title: '审核时间', hide: 'narrow', at: ({ decidedAt }) => decidedAt }),
  ];
  return columns;
}
