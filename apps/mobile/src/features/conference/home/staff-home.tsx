import { useGetMyDutyQuery } from '@tuyuan/api-client/conference/duty.ts';
import { Info, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { paths } from '../../../shared/paths.ts';
import { staffEntries } from './entries.ts';
import { EntryGrid } from './entry-grid.tsx';
import type { MyConference } from './my-conference.ts';
import { ShiftCard } from './shift-card.tsx';
import { StaffHead } from './staff-head.tsx';
import { useOpenStage } from './use-open-stage.ts';

const HeadcountCard = lazy(async () => ({ default: (await import('./headcount-card.tsx')).HeadcountCard }));
const LiveNow = lazy(async () => ({ default: (await import('./live-now.tsx')).LiveNow }));

/** First page of staff, with the shift on top. */
export function StaffHome({ conference }: { readonly conference: MyConference }) {
  const { isReadOnly, liveOn, holder, serverTime } = conference;
  const has = useHasModule();
  const hasDuty = has('duty');
  const { data: duty } = useKept(
    useGetMyDutyQuery(undefined, { skip: !hasDuty, pollingInterval: 60_000, skipPollingIfUnfocused: true }),
  );
  const { stage } = useOpenStage(conference);
  const { work, conference: common } = staffEntries(holder.userType, has);
  const mayCheck = holder.userType >= 3;
  const shift = duty?.shifts.find(({ state, people, entryId }) => {
    const own = people.find((person) => person.entryId === entryId);
    return state !== 'done' && own?.state !== 'noShow';
  });
  return (
    <>
      <StaffHead conference={conference} />
      {isReadOnly && (
        <NoticeStrip tone="info" icon={Info}>
          会议已结束，资料和照片还可以看。
        </NoticeStrip>
      )}
      {!isReadOnly && (hasDuty ? duty !== undefined : mayCheck) && (
        <ShiftCard shift={shift} serverTime={duty?.serverTime || serverTime} mayCheck={mayCheck} hasDuty={hasDuty} />
      )}
      {!isReadOnly && (
        <Suspense>
          <HeadcountCard />
        </Suspense>
      )}
      {!isReadOnly && duty && duty.openPlaces > 0 && (
        <NoticeStrip tone="warn" icon={TriangleAlert} to={`${paths.duty}?view=open`} action="去认领">
          还缺 {duty.openPlaces} 人值班，可认领
        </NoticeStrip>
      )}
      <Suspense>
        <LiveNow conference={conference} stage={stage} />
      </Suspense>
      {!isReadOnly && <EntryGrid entries={work} title="工作" />}
      <EntryGrid entries={common} title="会议" badges={liveOn && !isReadOnly ? { [paths.live]: '直播' } : {}} />
    </>
  );
}
