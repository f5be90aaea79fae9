import { useGetMyDutyQuery } from '@tuyuan/api-client/conference/duty.ts';
import { useEffect } from 'react';
import { setTabSignals } from '../shared/meeting/tab-signals.ts';

/** Keeps the middle tab in sync with the staff member's shift, whatever page is open. */
export function DutySignal() {
  const { data } = useGetMyDutyQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true });
  const isOnDuty = data?.isOnDuty ?? false;
  useEffect(() => {
    setTabSignals({ isOnDuty });
    return () => setTabSignals({ isOnDuty: false });
  }, [isOnDuty]);
  return null;
}
