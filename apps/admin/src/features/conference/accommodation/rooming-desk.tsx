import {
  useExportRoomListMutation,
  useGetRoomingQuery,
  usePublishStaysMutation,
} from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayGuest, StayHotel } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { GuestDrawer } from './guest-drawer.tsx';
import { GuestList } from './guest-list.tsx';
import { HotelDialog } from './hotel-dialog.tsx';
import { HotelRooms } from './hotel-rooms.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import { nightsFor } from './room-fit.ts';
import styles from './rooming.module.css';
import { useCurrentGuest } from './use-current-guest.ts';
import { usePlacing } from './use-placing.ts';

/** Room assignment: people on one side, rooms on the other; by dragging, or by selecting and placing. */
export function RoomingDesk({ conferenceId }: { readonly conferenceId: number }) {
  const { modal } = App.useApp();
  const { data, error, isFetching, refetch } = useGetRoomingQuery({ conferenceId }, everyMinute);
  useStaffRenewal(conferenceId, ['attendeeChanged'], 'Stay');
  const [publish, publishing] = usePublishStaysMutation();
  const [exportRooms] = useExportRoomListMutation();
  const [picked, setPicked] = useState<StayGuest>();
  const [shown, setShown] = useState<StayGuest>();
  const [edited, setEdited] = useState<StayHotel | 'new'>();
  const guests = new Map(data?.guests.map((guest) => [guest.attendeeId, guest]));
  const rooming = { conferenceId, guests, isRenewing: isFetching };
  const chosen = useCurrentGuest(rooming, picked);
  const opened = useCurrentGuest(rooming, shown);
  const placing = usePlacing();
  const attempt = useAttempt();
  const mayEdit = usePermissions()('Pages.Conferences.Staff');

  if (error !== undefined && data === undefined && !isFetching)
    return <NotLoaded noun="住宿安排" error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rowHeight={52} isGrid={false} />;

  const { hotels, rooms, plans, silentCount } = data;
  const planOf = new Map(plans.map((plan) => [plan.attendeeId, plan]));
  const conference = { checkIn: data.startTime.slice(0, 10), checkOut: data.endTime.slice(0, 10) };
  const untold = plans.filter(({ state }) => state === 'planned').length;
  const put = (attendeeId: number, roomId: number): void => {
    const guest = guests.get(attendeeId) ?? (chosen?.attendeeId === attendeeId ? chosen : undefined);
    const room = rooms.find(({ id }) => id === roomId);
    if (!guest || !room || planOf.get(attendeeId)?.roomId === roomId) return;
    setPicked(undefined);
    void placing.put(guest, room, nightsFor(guest, planOf.get(attendeeId), conference));
  };
  async function tell(): Promise<void> {
    const isSure = await modal.confirm({
      title: `通知 ${untold} 人住在哪里？`,
      content: '他们会收到通知，并在手机上看到酒店、房号和前台口令。',
      okText: `通知 ${untold} 人`,
    });
    if (isSure) await attempt(() => publish({ conferenceId, planIds: [] }).unwrap(), `已通知 ${untold} 人`);
  }

  return (
    <>
      <Space wrap style={{ marginBlockEnd: 12 }}>
        {mayEdit && (
          <>
            <Button type="primary" disabled={untold === 0} loading={publishing.isLoading} onClick={() => void tell()}>
              {untold === 0 ? '没有要通知的' : `通知 ${untold} 人`}
            </Button>
            <Button onClick={() => setEdited('new')}>加一家酒店</Button>
          </>
        )}
        <ExportButton onExport={(format) => exportRooms({ conferenceId, hotelId: null, format }).unwrap()} />
        <span className={styles.note}>
          要住 {guests.size} 人，已排 {plans.length} 人，{silentCount} 人还没有答复
        </span>
      </Space>
      {hotels.length === 0 ? (
        <StateMessage picture="empty" title="还没有酒店">
          先加一家酒店和它的房间，再把人排进去；参会者在手机上填住宿需求。
        </StateMessage>
      ) : (
        <div className={styles.desk}>
          <GuestList
            conferenceId={conferenceId}
            guests={data.guests}
            silentCount={silentCount}
            planOf={planOf}
            rooms={rooms}
            chosenId={chosen?.attendeeId}
            mayEdit={mayEdit}
            onChoose={setPicked}
            onOpen={setShown}
          />
          <div className={styles.hotels}>
            {hotels.map((hotel) => (
              <HotelRooms
                key={hotel.id}
                hotel={hotel}
                rooms={rooms.filter(({ hotelId }) => hotelId === hotel.id)}
                plans={plans}
                guests={guests}
                chosen={chosen}
                nights={chosen && nightsFor(chosen, planOf.get(chosen.attendeeId), conference)}
                mayEdit={mayEdit}
                onPut={put}
                onOpen={(attendeeId) => setShown(guests.get(attendeeId))}
                onEdit={() => setEdited(hotel)}
              />
            ))}
          </div>
        </div>
      )}
      {opened && (
        <GuestDrawer
          guest={opened}
          plan={planOf.get(opened.attendeeId)}
          rooms={rooms}
          hotels={hotels}
          nights={nightsFor(opened, planOf.get(opened.attendeeId), conference)}
          mayEdit={mayEdit}
          placing={placing}
          onClose={() => setShown(undefined)}
        />
      )}
      {placing.objection && (
        <ObjectionDialog
          objection={placing.objection}
          isBusy={placing.isPlacing}
          onPut={placing.put}
          onClose={placing.forget}
        />
      )}
      {edited !== undefined && (
        <HotelDialog
          conferenceId={conferenceId}
          hotel={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
