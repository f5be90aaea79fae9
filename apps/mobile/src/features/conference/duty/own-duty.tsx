import type { getMyDuty, MyShift } from '@tuyuan/contract/conference/duty.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SectionTitle } from '../../../shared/layout/section-title.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { CurrentShift } from './current-shift.tsx';
import { ownEntry } from './duty-words.ts';
import { GapCards } from './gap-cards.tsx';
import { ShiftList, type ShiftTask } from './shift-list.tsx';
import { SwapsForMe } from './swaps-for-me.tsx';

const CheckInSheet = lazy(async () => ({ default: (await import('./check-in-sheet.tsx')).CheckInSheet }));
const LateSheet = lazy(async () => ({ default: (await import('./late-sheet.tsx')).LateSheet }));
const ShiftSheet = lazy(async () => ({ default: (await import('./shift-sheet.tsx')).ShiftSheet }));
const SwapSheet = lazy(async () => ({ default: (await import('./swap-sheet.tsx')).SwapSheet }));
const MapSheet = lazy(async () => ({ default: (await import('../../../shared/place/map-sheet.tsx')).MapSheet }));

type Duty = OutputOf<typeof getMyDuty>;
type Opened = { readonly task: ShiftTask | 'checkIn' | 'map'; readonly entryId: number };

const openStates = ['claimed', 'confirmed', 'onDuty'];

/** Shows gaps for leads, the current shift, swap requests for me and all my shifts. */
export function OwnDuty({ duty }: { readonly duty: Duty }) {
  const isOnline = useOnline();
  const [opened, setOpened] = useState<Opened>();
  const { shifts, serverTime: now, isLead } = duty;
  const current = shifts.find((shift) => openStates.includes(ownEntry(shift)?.state ?? ''));
  const shift = shifts.find(({ entryId }) => entryId === opened?.entryId);
  const open = (task: Opened['task'], { entryId }: MyShift) => setOpened({ task, entryId });
  const close = () => setOpened(undefined);
  return (
    <>
      {isLead && isOnline && <GapCards />}
      {current && (
        <CurrentShift
          shift={current}
          now={now}
          onCheckIn={isOnline ? () => open('checkIn', current) : undefined}
          onFind={() => open('map', current)}
        />
      )}
      <SwapsForMe swaps={duty.swapsForMe} now={now} isOnline={isOnline} />
      {shifts.length === 0 ? (
        <EmptyView icon={ClipboardList} title="还没有你的班" text="可以到“空班”里认领，或等组长安排。" />
      ) : (
        <>
          <SectionTitle>我的班次</SectionTitle>
          <ShiftList shifts={shifts} now={now} isChangeable={isOnline} onTask={open} />
        </>
      )}
      <Suspense>
        {shift && opened?.task === 'checkIn' && <CheckInSheet shift={shift} onClose={close} />}
        {shift && opened?.task === 'late' && <LateSheet shift={shift} onClose={close} />}
        {shift && opened?.task === 'swap' && <SwapSheet shift={shift} onClose={close} />}
        {shift && opened?.task === 'map' && (
          <MapSheet
            place={{
              name: shift.place,
              address: shift.directions,
              latitude: shift.latitude,
              longitude: shift.longitude,
            }}
            onClose={close}
          />
        )}
        {shift && opened?.task === 'open' && (
          <ShiftSheet
            shift={shift}
            now={now}
            isLead={isLead}
            isOnline={isOnline}
            onTask={(task) => open(task, shift)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
