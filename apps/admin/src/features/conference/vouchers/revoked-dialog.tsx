import {
  useGetRevokedVouchersQuery,
  useRestoreVoucherMutation,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import type { RevokedVoucher } from '@tuyuan/contract/conference/check-in-management.ts';
import { Button, Modal } from 'antd';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';

interface RevokedDialogProps {
  readonly conferenceId: number;
  readonly onClose: () => void;
}

/** The revoked cards, to restore them. */
export function RevokedDialog({ conferenceId, onClose }: RevokedDialogProps) {
  const attempt = useAttempt();
  const pages = usePages(10);
  const revoked = useGetRevokedVouchersQuery({ conferenceId, ...pages.request }, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading, originalArgs }] = useRestoreVoucherMutation();
  return (
    <Modal open width={720} title="已撤销的券" footer={null} onCancel={onClose}>
      <RecordTable<RevokedVoucher>
        noun="券"
        source={revoked}
        rowKey={({ pointId, attendeeId }) => `${pointId} ${attendeeId}`}
        isDense
        scrollWidth={560}
        pages={pages}
        empty="没有撤销的券"
        columns={[
          { key: 'name', title: '谁的券', render: (_, { name, company }) => `${name} ${company}` },
          { key: 'point', title: '哪种券', render: (_, { pointName }) => pointName },
          { key: 'reason', title: '原因', render: (_, { reason }) => reason },
          timeColumn({ key: 'at', title: '撤销', width: 110, at: ({ revokedAt }) => revokedAt, format: shortMoment }),
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
    </Modal>
  );
}
