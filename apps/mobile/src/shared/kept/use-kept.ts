import { useEffect, useState } from 'react';
import { accountMark } from '../account/account-authorization.ts';
import { useMeeting } from '../meeting/meeting-context.tsx';
import { type KeptAnswer, readKept, writeKept } from './kept-store.ts';

/** The used part of an RTK Query hook's result. */
interface QueryAnswer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
  refetch(): unknown;
}

export interface Kept<Data> {
  /** Newest answer: the server's, or the cached one until the server has answered. */
  readonly data: Data | undefined;
  /** When `data` came from the server; undefined without data. */
  readonly asOf: Date | undefined;
  /** True while neither the server nor the phone has answered: show a skeleton. */
  readonly isLoading: boolean;
  /** Error of the last call, also if there is earlier `data`. */
  readonly error: unknown;
  refetch(): unknown;
}

/**
 * Caches an RTK Query answer for offline use: `useKept(useGetThingQuery(input))`. The copy belongs to the logged-in
 * person and is deleted at logout.
 */
export function useKept<Data>(result: QueryAnswer<Data>): Kept<Data> {
  const { userId, conferenceId } = useMeeting().user;
  const { data, error, endpointName, originalArgs, fulfilledTimeStamp, isUninitialized } = result;
  const key = `${conferenceId} ${userId}${accountMark()} ${endpointName} ${JSON.stringify(originalArgs)}`;
  const [restored, setRestored] = useState<{ key: string; answer: KeptAnswer<Data> | undefined }>();

  useEffect(() => {
    if (isUninitialized || endpointName === undefined) return;
    let isWanted = true;
    void readKept<Data>(key).then((answer) => isWanted && setRestored({ key, answer }));
    return () => {
      isWanted = false;
    };
  }, [key, isUninitialized, endpointName]);

  useEffect(() => {
    if (data !== undefined && fulfilledTimeStamp !== undefined && !error) {
      void writeKept(key, { data, at: fulfilledTimeStamp });
    }
  }, [key, data, error, fulfilledTimeStamp]);

  const answer = restored?.key === key ? restored.answer : undefined;
  const kept = data ?? answer?.data;
  const at = data === undefined ? answer?.at : fulfilledTimeStamp;
  return {
    data: kept,
    asOf: at === undefined ? undefined : new Date(at),
    isLoading: kept === undefined && (error === undefined || restored?.key !== key),
    error,
    refetch: result.refetch,
  };
}
