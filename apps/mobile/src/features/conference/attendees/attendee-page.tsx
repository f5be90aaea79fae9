import { useGetStaffAttendeesQuery } from '@tuyuan/api-client/conference/user-mobile.ts';
import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { CircleCheck, UserSearch } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import type { AttendeeQuery } from './attendee-query.ts';

interface AttendeePageProps {
  readonly query: AttendeeQuery;
  readonly skipCount: number;
  readonly size: number;
  /** Changes when an attendee changed and the page has to be fetched again. */
  readonly news: number;
  readonly isLast: boolean;
  onMore(): void;
  onChoose(attendee: StaffAttendee): void;
}

export function AttendeePage(props: AttendeePageProps) {
  const { query, skipCount, size, news, isLast, onMore, onChoose } = props;
  const { keyword, arrival, userType } = query;
  const { data, error, refetch } = useGetStaffAttendeesQuery(
    { keyword, arrival, userTypes: userType === null ? [] : [userType], skipCount, maxResultCount: size },
    { refetchOnMountOrArgChange: true },
  );
  const readAnew = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (news > 0) readAnew();
  }, [news]);
  if (!data)
    return error === undefined ? (
      <ListSkeleton rows={8} />
    ) : (
      <FailureView title="名单没有加载出来" error={error} onRetry={refetch} />
    );
  if (data.totalCount === 0)
    return (
      <EmptyView
        icon={UserSearch}
        title={keyword === '' ? '没有这样的参会者' : `没有找到“${keyword}”`}
        text="换个写法，或用手机尾号、胸牌号再找；也可以去掉上面的筛选。"
      />
    );
  return (
    <>
      <ListCard isFlush>
        {data.items.map((attendee) => (
          <Row
            key={attendee.id}
            sign={null}
            onClick={() => onChoose(attendee)}
            start={<Avatar name={attendee.name} size={40} />}
            title={<b>{attendee.name}</b>}
            text={
              <Facts>
                {attendee.ticketTypeName}
                {attendee.company}
                {`${attendee.hall} ${attendee.seat}`.trim()}
              </Facts>
            }
            end={
              attendee.arrivedAt !== null ? (
                <StateChip tone="ok" icon={CircleCheck}>
                  {wireClock(attendee.arrivedAt)}
                </StateChip>
              ) : (
                <StateChip tone={attendee.hasTicket ? 'plain' : 'warn'}>
                  {attendee.hasTicket ? '未到' : '无票'}
                </StateChip>
              )
            }
          />
        ))}
      </ListCard>
      {isLast && data.totalCount > skipCount + size && (
        <ButtonRow>
          <Button onClick={onMore}>再看 {Math.min(size, data.totalCount - skipCount - size)} 人</Button>
        </ButtonRow>
      )}
    </>
  );
}
