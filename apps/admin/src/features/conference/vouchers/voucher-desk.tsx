import { useGetVoucherCountersQuery } from '@tuyuan/api-client/conference/check-in-management.ts';
import { Button, Skeleton, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { conferencePath } from '../../../shared/paths.ts';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { VoucherCard } from './voucher-card.tsx';
import styles from './voucher-desk.module.css';

const RevokeDialog = lazy(async () => ({ default: (await import('./revoke-dialog.tsx')).RevokeDialog }));
const RevokedDialog = lazy(async () => ({ default: (await import('./revoked-dialog.tsx')).RevokedDialog }));
const refreshMs = 30_000;

/** Meals and gifts of a conference: what was issued, handed out and is left, by diet, as it happens. */
export function VoucherDesk({ conferenceId }: { readonly conferenceId: number }) {
  const { data, error, isFetching, refetch } = useGetVoucherCountersQuery(
    { conferenceId },
    { pollingInterval: refreshMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const [opened, setOpened] = useState<'revoke' | 'revoked'>();
  const mayEdit = usePermissions()('Pages.Conferences.CheckIn');
  useStaffRenewal(conferenceId, ['counters'], 'CheckIn');
  const points = conferencePath(conferenceId, 'check-in');

  if (error !== undefined && data === undefined && !isFetching)
    return <NotLoaded noun="餐券和礼券" error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton active />;
  if (data.items.length === 0)
    return (
      <StateMessage
        picture="empty"
        title="还没有餐券和礼券"
        actions={
          <Link to={points}>
            <Button type="primary">去建签到点</Button>
          </Link>
        }
      >
        在「签到」里建一个类别为餐券或礼券的签到点，符合条件的人就都有一张。
      </StateMessage>
    );
  return (
    <>
      <Space wrap style={{ marginBlockEnd: 12 }}>
        <Link to={points}>
          <Button>管理餐券与礼券</Button>
        </Link>
        {mayEdit && (
          <>
            <Button onClick={() => setOpened('revoke')}>撤销一张券</Button>
            <Button onClick={() => setOpened('revoked')}>已撤销的券</Button>
          </>
        )}
      </Space>
      <div className={styles.cards}>
        {data.items.map((counter) => (
          <VoucherCard key={counter.pointId} counter={counter} conferenceId={conferenceId} mayEdit={mayEdit} />
        ))}
      </div>
      <Suspense>
        {opened === 'revoke' && (
          <RevokeDialog conferenceId={conferenceId} counters={data.items} onClose={() => setOpened(undefined)} />
        )}
        {opened === 'revoked' && <RevokedDialog conferenceId={conferenceId} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
