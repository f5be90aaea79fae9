import {
  useDecideLiveOriginalMutation,
  useGetLiveOriginalRequestsQuery,
} from '@tuyuan/api-client/conference/photo-wall-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import { Button, Space } from 'antd';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './wall-desk.module.css';
import type { WallFilters } from './wall-views.ts';

const stateNames = { pending: '', granted: '已同意', refused: '已拒绝' } as const;

interface OriginalRequestsProps {
  readonly conferenceId: number;
  readonly control: ListControl<WallFilters>;
}

/** Requests for a photo's original; the attendee hears of the answer by a notice. */
export function OriginalRequests({ conferenceId, control }: OriginalRequestsProps) {
  const attempt = useAttempt();
  const query = useGetLiveOriginalRequestsQuery(
    { conferenceId, ...pageRequest(control.state) },
    { refetchOnMountOrArgChange: true },
  );
  const [decide] = useDecideLiveOriginalMutation();

  async function set(id: number, name: string, isGranted: boolean): Promise<void> {
    await attempt(
      () => decide({ id, isGranted }).unwrap(),
      isGranted ? `已同意，${name} 会收到通知` : `已拒绝，${name} 会收到通知`,
    );
  }

  return (
    <ListScreen
      control={control}
      query={query}
      name="original-requests"
      subject="申请"
      unit="份"
      rowHeight={66}
      scrollWidth={640}
      renderFilters={() => <span />}
      columns={({ isPhone }) => [
        {
          key: 'photo',
          title: '照片',
          ...(!isPhone && { width: 220 }),
          render: (_, { photo, purpose, createdAt }) => (
            <Space>
              <img
                className={styles.request}
                src={resourceUrl(livePhotoPath({ id: photo.imageId, version: photo.version }, 320))}
                alt=""
                loading="lazy"
              />
              <span>
                {photo.title}
                {isPhone && <div>{[purpose, shortMoment(createdAt)].filter(Boolean).join(' · ')}</div>}
              </span>
            </Space>
          ),
        },
        {
          key: 'who',
          title: '申请人',
          render: (_, { name, company }) => [name, company].filter(Boolean).join(' · '),
        },
        { key: 'purpose', title: '用途', hide: 'phone', render: (_, { purpose }) => purpose },
        timeColumn({
          key: 'at',
          title: '时间',
          width: 120,
          hide: 'phone',
          at: ({ createdAt }) => createdAt,
          format: shortMoment,
        }),
        {
          key: 'decide',
          width: isPhone ? 84 : 150,
          hideInSetting: true,
          render: (_, { id, name, state }) =>
            state === 'pending' ? (
              <Space wrap>
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
      empty={{ title: '还没有人申请原图', text: null }}
    />
  );
}
