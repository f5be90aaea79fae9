import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ReadKind } from '@tuyuan/contract/library/user-behavior.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Once a browser has nothing better to do; those without the call wait a little instead. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: 4000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
}

/**
 * Counts a visit to a page of the library, or, by `large`, an image that is looked at without its page, once it is shown. Not counted is
 * no fault that anyone is told of.
 */
export function useCountVisit(kind: ReadKind | 'large', id: number | undefined): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    if (id === undefined) return undefined;
    return whenIdle(() => {
      import('@tuyuan/api-client/library/user-behavior.ts')
        .then(({ userBehaviorApi: { endpoints } }) => {
          if (kind === 'large') void dispatch(endpoints.click.initiate({ imageId: id }, { track: false }));
          else void dispatch(endpoints.read.initiate({ kind, id }, { track: false }));
        })
        .catch(() => {});
    });
  }, [dispatch, kind, id]);
}
