import { useGetCalendarQuery, useGetMyScheduleQuery } from '@tuyuan/api-client/conference/calendar.ts';
import { useGetMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../shared/network/use-online.ts';
import type { MyConference } from './my-conference.ts';

const patienceMs = 2000;

/**
 * Whether it is known which of the first page's parts there are to show, so that none pushes the others down under a finger;
 * true as well once that takes too long.
 */
export function usePartsSettled({ id, isReadOnly }: MyConference, isStageLoading: boolean): boolean {
  const isOnline = useOnline();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(waiting);
  }, []);
  const asked = { skip: isReadOnly };
  const answers = [
    useGetMannerQuery(undefined, asked),
    useGetCalendarQuery({ id }, asked),
    useGetMyScheduleQuery(undefined, asked),
  ];
  // Without network what the phone keeps is all there will be.
  return !isOnline || isLate || (!isStageLoading && answers.every(({ isLoading }) => !isLoading));
}
