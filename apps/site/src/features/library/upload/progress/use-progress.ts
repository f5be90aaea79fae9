import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { rateMeter } from '@tuyuan/upload/transfer-rate.ts';
import type { UploadQueue } from '@tuyuan/upload/upload-queue.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type UploadTotals, uploadTotals } from './upload-totals.ts';

interface Progress extends UploadTotals {
  readonly isMoving: boolean;
  readonly isOffline: boolean;
  /** Files that would go on if everything was continued. */
  readonly paused: number;
  /** Bytes per second. */
  readonly rate: number | undefined;
  /** Seconds. */
  readonly remaining: number | undefined;
}

const tickMs = 1000;

/** Returns how far everything is; rate and remaining time follow once a second. */
export function useProgress(queue: UploadQueue, items: readonly UploadItem[]): Progress {
  const state = useSyncExternalStore(queue.subscribe, queue.get);
  const totals = uploadTotals(items, state);
  const states = [...state.transfers.values()].map((transfer) => transfer.state);
  const isMoving = states.includes('sending') && !state.isOffline;
  const [meter] = useState(rateMeter);
  const [measured, setMeasured] = useState<{ readonly rate?: number; readonly remaining?: number }>({});
  const latest = useRef(totals);
  useEffect(() => {
    latest.current = totals;
  });
  useEffect(() => {
    if (!isMoving) return;
    meter.restart();
    const measure = () => {
      const now = performance.now();
      const { sentBytes, bytes } = latest.current;
      meter.add(now, sentBytes);
      const [rate, remaining] = [meter.rate(now), meter.remaining(now, bytes - sentBytes)];
      setMeasured({ ...(rate !== undefined && { rate }), ...(remaining !== undefined && { remaining }) });
    };
    measure();
    const timer = setInterval(measure, tickMs);
    return () => {
      clearInterval(timer);
      setMeasured({});
    };
  }, [isMoving, meter]);
  return {
    ...totals,
    isMoving,
    isOffline: state.isOffline,
    paused: states.filter((each) => each === 'paused').length,
    rate: measured.rate,
    remaining: measured.remaining,
  };
}
