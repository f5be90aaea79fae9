import {
  useGetRevokedVouchersQuery,
  useRestoreVoucherMutation,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import type { RevokedVoucher } from '@tuyuan/contract/conference/check-in-management.ts';
import { Button, Modal, Table } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageBehind } from '../../../shared/states/page-behind.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';

const pageSize = 10;

/** The cards that were revoked, to give them back. */
export function RevokedDialog({
  conferenceId,
  onClose,
}: {
  readonly conferenceId: number;
  readonly onClose: () => void;
}) {
  const attempt = useAttempt();
  const [page, setPage] = useState(1);
  const list = useGetRevokedVouchersQuery(
    { conferenceId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const [restore, { isLoading, originalArgs }] = useRestoreVoucherMutation();
  return (
    <Modal open width={720} title="已撤销的券" footer={null} onCancel={onClose}>
      {list.error !== undefined && list.currentData === undefined && !list.isFetching ? (
        <NotLoaded noun="已撤销的券" error={list.error} onRetry={list.refetch} />
      ) : (
        <Table<RevokedVoucher>
          rowKey={({ pointId, attendeeId }) => `${pointId} ${attendeeId}`}
          size="small"
          scroll={{ x: 560 }}
          loading={list.isFetching && list.currentData === undefined}
          dataSource={[...(list.data?.items ?? [])]}
          locale={{
            emptyText: page > 1 ? <PageBehind subject="券" onFirst={() => setPage(1)} /> : '没有撤销的券',
          }}
          pagination={{
            current: page,
            pageSize,
            total: list.data?.totalCount ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: setPage,
          }}
          columns={[
            { key: 'name', title: '谁的券', render: (_, { name, company }) => `${name} ${company}` },
            { key: 'point', title: '哪种券', dataIndex: 'pointName' },
            { key: 'reason', title: '原因', dataIndex: 'reason' },
            { key: 'at', title: '撤销', width: 110, render: (_, { revokedAt }) => shortMoment(revokedAt) },
            {
              key: 'restore',
              width: 72,
              render: (_, { pointId, attendeeId, name, pointName }) => (
                <Button
                  type="link"
                  size="small"
                  aria-label={`恢复${name}的${pointName}`}
                  loading={isLoading && originalArgs?.attendeeId === attendeeId && originalArgs.pointId === pointId}
                  onClick={() => void attempt(() => restore({ pointId, attendeeId }).unwrap(), '这张券已恢复')}
                >
                  恢复
                </Button>
              ),
            },
          ]}
        />
      )}
    </Modal>
  );
}
