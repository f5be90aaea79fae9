import { useGetMyDutyQuery } from '@tuyuan/api-client/conference/duty.ts';
import { useEffect } from 'react';
import { isCheckingWork } from '../shared/meeting/is-checking-work.ts';
import { setTabSignals } from '../shared/meeting/tab-signals.ts';

/** Keeps the middle tab in sync with the staff member's shift, whatever page is open. */
export function DutySignal() {
  const { data } = useGetMyDutyQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true });
  const isOnOtherJob = (data?.shifts ?? []).some(
    ({ work, people, entryId }) =>
      !isCheckingWork(work) && people.some((person) => person.entryId === entryId && person.state === 'onDuty'),
  );
  useEffect(() => {
    setTabSignals({ isOnOtherJob });
    return () => setTabSignals({ isOnOtherJob: false });
  }, [isOnOtherJob]);
  return null;
}
