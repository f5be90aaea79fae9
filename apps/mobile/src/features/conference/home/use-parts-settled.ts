import { useGetMyScheduleQuery } from '@tuyuan/api-client/conference/calendar.ts';
import { useGetMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { useGetCalendarQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { useEffect, useState } from 'react';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { useOnline } from '../../../shared/network/use-online.ts';
import type { MyConference } from './my-conference.ts';

const patienceMs = 2000;

/**
 * Whether it is known which parts the first page shows, so that none pushes others down under a finger; also true once
 * this takes too long.
 */
export function usePartsSettled({ id, isReadOnly }: MyConference, isStageLoading: boolean): boolean {
  const isOnline = useOnline();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(waiting);
  }, []);
  const has = useHasModule();
  const asked = { skip: isReadOnly || !has('schedule') };
  const answers = [
    useGetMannerQuery(undefined, { skip: isReadOnly || !has('manner') }),
    useGetCalendarQuery({ id }, asked),
    useGetMyScheduleQuery(undefined, asked),
  ];
  // While offline, only what the phone has cached will be shown.
  return !isOnline || isLate || (!isStageLoading && answers.every(({ isLoading }) => !isLoading));
}
