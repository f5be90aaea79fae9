import {
  useDecideLiveOriginalMutation,
  useGetLiveOriginalRequestsQuery,
} from '@tuyuan/api-client/conference/photo-wall-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/resource-path.ts';
import { Button, Space, Table } from 'antd';
import { ListPager } from '../../../shared/list/list-pager.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageBehind } from '../../../shared/states/page-behind.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './wall-desk.module.css';
import type { WallFilters } from './wall-views.ts';

const stateNames = { pending: '', granted: '已同意', refused: '已拒绝' } as const;

interface OriginalRequestsProps {
  readonly conferenceId: number;
  readonly control: ListControl<WallFilters>;
}

/** Who would like a photo's original; he is told by a notice. */
export function OriginalRequests({ conferenceId, control }: OriginalRequestsProps) {
  const attempt = useAttempt();
  const { data, error, isFetching, currentData, refetch } = useGetLiveOriginalRequestsQuery(
    {
      conferenceId,
      ...pageRequest(control.state),
    },
    { refetchOnMountOrArgChange: true },
  );
  const [decide] = useDecideLiveOriginalMutation();
  const { page, pageSize } = control.state;

  async function set(id: number, name: string, isGranted: boolean): Promise<void> {
    await attempt(
      () => decide({ id, isGranted }).unwrap(),
      isGranted ? `已同意，${name} 会收到通知` : `已拒绝，${name} 会收到通知`,
    );
  }

  if (error !== undefined && currentData === undefined && !isFetching)
    return <NotLoaded noun="原图申请" error={error} onRetry={refetch} />;
  return (
    <>
      <Table
        rowKey="id"
        size="middle"
        scroll={{ x: 640 }}
        loading={isFetching && currentData === undefined}
        dataSource={[...(data?.items ?? [])]}
        locale={{
          emptyText:
            page > 1 ? <PageBehind subject="申请" onFirst={() => control.setPage(1, pageSize)} /> : '还没有人申请原图',
        }}
        pagination={false}
        columns={[
          {
            key: 'photo',
            title: '照片',
            width: 220,
            render: (_, { photo }) => (
              <Space>
                <img
                  className={styles.request}
                  src={resourceUrl(livePhotoPath({ id: photo.imageId, version: photo.version }, 320))}
                  alt=""
                  loading="lazy"
                />
                {photo.title}
              </Space>
            ),
          },
          {
            key: 'who',
            title: '申请人',
            render: (_, { name, company }) => [name, company].filter(Boolean).join(' · '),
          },
          { key: 'purpose', title: '用途', dataIndex: 'purpose' },
          { key: 'at', title: '时间', width: 120, render: (_, row) => shortMoment(row.createdAt) },
          {
            key: 'decide',
            width: 150,
            render: (_, { id, name, state }) =>
              state === 'pending' ? (
                <Space>
                  <Button size="small" onClick={() => void set(id, name, true)}>
                    同意
                  </Button>
                  <Button size="small" type="text" onClick={() => void set(id, name, false)}>
                    拒绝
                  </Button>
                </Space>
              ) : (
                stateNames[state]
              ),
          },
        ]}
      />
      {data && <ListPager control={control} totalCount={data.totalCount} isLowerBound={false} unit="份" keys={null} />}
    </>
  );
}
