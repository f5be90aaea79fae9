import { useExportManifestsMutation, useGetTrafficQuery } from '@tuyuan/api-client/conference/transport-management.ts';
import { type TripKind, tripKinds } from '@tuyuan/contract/conference/transport.ts';
import { wireDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Button, Select, Space } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { TravellerList } from './traveller-list.tsx';
import { TripDialog } from './trip-dialog.tsx';
import { TripDrawer } from './trip-drawer.tsx';
import { TripTable } from './trip-table.tsx';
import { tripKindNames } from './trip-words.ts';

/** A conference's rides: times, passengers, and travellers without one. */
export function TripsDesk({ conferenceId }: { readonly conferenceId: number }) {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useGetTrafficQuery({ conferenceId }, everyMinute);
  const [exportManifests] = useExportManifestsMutation();
  const [isAdding, setAdding] = useState(false);
  const { opened, open, close } = useOpened(['people']);
  const mayEdit = usePermissions()('Pages.Conferences.Staff');
  useStaffRenewal(conferenceId, ['trip', 'attendeeChanged'], 'Traffic');

  if (error !== undefined && data === undefined && !isFetching)
    return <NotLoaded noun="班车" error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rowHeight={66} isGrid={false} />;

  const day = params.get('day') ?? '';
  const kind = tripKinds.find((one) => one === params.get('kind'));
  const days = [...new Set(data.trips.map(({ departsAt }) => departsAt.slice(0, 10)))];
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const shown = data.trips.filter(
    (trip) => (day === '' || trip.departsAt.startsWith(day)) && (kind === undefined || trip.kind === kind),
  );
  const trip = data.trips.find(({ id }) => id === opened?.id);
  return (
    <>
      <Space wrap style={{ marginBlockEnd: 12 }}>
        <Select
          style={{ width: 160 }}
          allowClear
          aria-label="日期"
          placeholder="全部日期"
          value={days.includes(day) ? day : null}
          options={days.map((value) => ({ value, label: `${wireDay(value)} ${wireWeekday(value)}` }))}
          onChange={(value: string | undefined) => change('day', value)}
        />
        <Select<TripKind>
          style={{ width: 120 }}
          allowClear
          aria-label="类别"
          placeholder="全部类别"
          value={kind ?? null}
          options={tripKinds.map((value) => ({ value, label: tripKindNames[value] }))}
          onChange={(value: TripKind | undefined) => change('kind', value)}
        />
        {mayEdit && (
          <Button type="primary" onClick={() => setAdding(true)}>
            加一班车
          </Button>
        )}
        <ExportButton onExport={(format) => exportManifests({ conferenceId, tripId: null, format }).unwrap()} />
      </Space>
      <TripTable
        trips={shown}
        isFiltered={shown.length < data.trips.length}
        onOpen={(id) => open(id)}
        onClear={() => setParams({}, { replace: true })}
      />
      <TravellerList travellers={data.travellers} trips={data.trips} mayEdit={mayEdit} />
      {trip && <TripDrawer conferenceId={conferenceId} trip={trip} mayEdit={mayEdit} onClose={close} />}
      {isAdding && <TripDialog conferenceId={conferenceId} onClose={() => setAdding(false)} />}
    </>
  );
}
