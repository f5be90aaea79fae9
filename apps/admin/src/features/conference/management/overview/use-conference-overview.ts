import {
  useGetManagedConferenceQuery,
  useGetPublishDiffQuery,
  useGetRegistrationCurveQuery,
} from '@tuyuan/api-client/conference/conference-management.ts';
import { useGetReadinessQuery } from '@tuyuan/api-client/conference/rehearsal.ts';
import { useGetTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { everyMinute } from '../../../../shared/every-minute.ts';
import { checkItems } from './check-items.ts';
import { nextStep } from './next-step.ts';

const anew = { refetchOnMountOrArgChange: true } as const;

/** Gathers what the overview of a conference shows; `view` is undefined until the conference and its changes are there. */
export function useConferenceOverview(id: number) {
  const { data: conference } = useGetManagedConferenceQuery({ id }, everyMinute);
  const diffed = useGetPublishDiffQuery({ id }, anew);
  const curved = useGetRegistrationCurveQuery({ id }, everyMinute);
  const types = useGetTicketTypesQuery({ conferenceId: id }, anew);
  const isAhead = conference?.storedState === 'published' && !conference.isOver;
  const readiness = useGetReadinessQuery({ conferenceId: id }, { ...anew, skip: !isAhead });
  const diff = diffed.data;
  const now = curved.data?.now ?? toWireDate(new Date());
  const view = conference &&
    diff && {
      conference,
      diff,
      now,
      items: checkItems(diff.problems, isAhead ? (readiness.data?.items ?? []) : []),
      step: nextStep({
        conference,
        problems: diff.problems,
        changes: diff.changes.length,
        now,
        oldestAppliedAt: curved.data?.oldestAppliedAt ?? null,
      }),
    };
  return { view, diffed, curved, types };
}
