import { useGetOfficeConflictsQuery } from '@tuyuan/api-client/conference/check-in-office.ts';
import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { conflictKinds } from './conflict-words.ts';

const ConflictSheet = lazy(async () => ({ default: (await import('./conflict-sheet.tsx')).ConflictSheet }));

/** Shows admissions that were repeated, without a valid ticket or against a rule; open ones need a decision. */
export function ConflictList({ isOpen }: { readonly isOpen: boolean }) {
  const { data, error, refetch } = useGetOfficeConflictsQuery(
    { isOpen, maxResultCount: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const [chosen, setChosen] = useState<CheckInConflict>();
  if (!data)
    return error === undefined ? (
      <ListSkeleton rows={4} />
    ) : (
      <FailureView title="冲突没有加载出来" error={error} onRetry={refetch} />
    );
  if (data.items.length === 0)
    return (
      <EmptyView
        icon={CircleCheck}
        title={isOpen ? '没有待判的冲突' : '还没有判过冲突'}
        text="离线设备上传后，同一张票在两处入场会到这里。"
      />
    );
  return (
    <>
      <ListCard>
        {data.items.map((conflict) => (
          <Row
            key={conflict.id}
            sign={null}
            onClick={() => setChosen(conflict)}
            title={<b>{conflict.name}</b>}
            text={
              <Facts>
                {conflictKinds[conflict.kind]}
                {conflict.pointName}
                {`${wireClock(conflict.scan.at)} ${conflict.scan.gate}`}
              </Facts>
            }
            end={
              conflict.state === 'open' ? (
                <StateChip tone="error">待判</StateChip>
              ) : (
                <StateChip tone="plain">{conflict.state === 'accepted' ? '已认可' : '已作废'}</StateChip>
              )
            }
          />
        ))}
      </ListCard>
      {chosen && (
        <Suspense>
          <ConflictSheet conflict={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
