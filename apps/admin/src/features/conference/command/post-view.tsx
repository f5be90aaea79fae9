import { useGetScansQuery, useGetSignPointsQuery } from '@tuyuan/api-client/conference/check-in-management.ts';
import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { signPointKindName } from '@tuyuan/format/check-in/scan-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Skeleton } from 'antd';
import { dietName } from '../../../shared/check-in/diet-name.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { DevicePanel } from './device-panel.tsx';
import { LatestPanel } from './latest-panel.tsx';
import { Panel } from './panel.tsx';
import styles from './post-view.module.css';

interface PostViewProps {
  readonly screen: CommandScreen;
  readonly pointId: number;
}

const shownScans = 8;

/** One sign point, for a screen beside it: arrivals, remaining, its phones, the latest scans. */
export function PostView({ screen, pointId }: PostViewProps) {
  const { id: conferenceId } = screen.conference;
  const points = useGetSignPointsQuery({ conferenceId });
  const scans = useGetScansQuery(
    { conferenceId, pointId, maxResultCount: shownScans },
    { pollingInterval: 5000, refetchOnMountOrArgChange: true },
  );
  const point = points.data?.items.find(({ id }) => id === pointId);
  if (!points.data)
    return points.error !== undefined && !points.isFetching ? (
      <NotLoaded noun="签到点" error={points.error} onRetry={points.refetch} />
    ) : (
      <Skeleton active />
    );
  if (!point) return <p>没有这个签到点。</p>;
  const counter = screen.vouchers.find((each) => each.pointId === pointId);
  const hall = screen.halls.find(({ name }) => name === point.hall);
  return (
    <div className={styles.post}>
      <Panel title={signPointKindName(point.kind)} label="人数" aside={point.place} className={styles.main}>
        <dl className={styles.figures}>
          <div>
            <dd className={styles.big}>{formatCount(counter?.redeemed ?? point.admitted)}</dd>
            <dt>{counter ? `已领，共 ${formatCount(counter.issued)} 份` : '已签到'}</dt>
          </div>
          {hall && (
            <div>
              <dd className={styles.big}>{formatCount(hall.inside)}</dd>
              <dt>
                {hall.name}
                {hall.capacity !== null && `，可容 ${formatCount(hall.capacity)} 人`}
              </dt>
            </div>
          )}
          {counter?.diets.map(({ diet, left }) => (
            <div key={diet}>
              <dd className={styles.diet} data-short={left <= 0}>
                {formatCount(left)}
              </dd>
              <dt>{dietName(diet)} 剩余</dt>
            </div>
          ))}
        </dl>
      </Panel>
      <DevicePanel devices={screen.devices.filter(({ pointName }) => pointName === point.name)} />
      <LatestPanel scans={scans.data?.items ?? []} />
    </div>
  );
}
