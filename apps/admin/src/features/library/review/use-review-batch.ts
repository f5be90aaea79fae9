import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useDecideImageMutation,
  useReleaseReviewLeasesMutation,
  useRenewReviewLeasesMutation,
  useTakeReviewBatchMutation,
  useUndoDecisionMutation,
} from '@tuyuan/api-client/library/image-review.ts';
import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import { leaseMinutes, undoSeconds } from '@tuyuan/contract/library/review-limits.ts';
import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { keptOnly, noBatch, openBatch, reopened, settled, toNext, toPrevious, waitingIn } from './batch-state.ts';

type Decision = Parameters<ReturnType<typeof useDecideImageMutation>[0]>[0];

interface Undoable {
  readonly id: number;
  readonly endsAt: number;
}

const renewEveryMs = 60_000;
const leaseMs = leaseMinutes * 60_000;
/** A release that is under way: it would take away what is taken before it ends. */
let releasing: Promise<unknown> = Promise.resolve();

/** Holds a batch of a queue while the desk is open, and settles its pictures one by one. */
export function useReviewBatch(queue: ReviewQueue) {
  const { message } = App.useApp();
  const [takeBatch] = useTakeReviewBatchMutation();
  const [renewLeases] = useRenewReviewLeasesMutation();
  const [release] = useReleaseReviewLeasesMutation();
  const [decideImage] = useDecideImageMutation();
  const [undoDecision] = useUndoDecisionMutation();
  const [state, setState] = useState(noBatch);
  const [isTaking, setIsTaking] = useState(true);
  const [error, setError] = useState<unknown>();
  const [leaseEnd, setLeaseEnd] = useState<number | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const renewedAt = useRef(0);
  /** The last decision, which may still be under way when it is taken back. */
  const lastDecision = useRef<Promise<Undoable | null>>(Promise.resolve(null));

  function hold(isHeld: boolean): void {
    renewedAt.current = Date.now();
    setLeaseEnd(isHeld ? Date.now() + leaseMs : null);
  }

  async function take(): Promise<void> {
    setIsTaking(true);
    setError(undefined);
    try {
      await releasing;
      const { items } = await takeBatch({ queue }).unwrap();
      setState(openBatch(items));
      hold(items.length > 0);
    } catch (thrown) {
      setError(thrown);
    }
    setIsTaking(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a batch is taken for each queue, and put back on leaving it
  useEffect(() => {
    setState(noBatch);
    void take();
    return () => {
      releasing = release()
        .unwrap()
        .catch(() => undefined);
    };
  }, [queue]);

  async function renew(): Promise<void> {
    try {
      const { imageIds } = await renewLeases().unwrap();
      setState((now) => keptOnly(now, imageIds));
      hold(imageIds.length > 0);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  function decide(decision: Decision): void {
    lastDecision.current = settle(decision);
  }

  async function settle(decision: Decision): Promise<Undoable | null> {
    const { imageId } = decision;
    const isLast = waitingIn(state).length === 1;
    setState((now) => toNext(settled(now, imageId, decision.decision === 'approve' ? 'approved' : 'rejected')));
    try {
      const done = await decideImage(decision).unwrap();
      if (done.state === 'pending') setState((now) => settled(now, imageId, 'passed'));
      hold(true);
      const taken = { id: imageId, endsAt: Date.now() + undoSeconds * 1000 };
      setUndoable(taken);
      if (isLast) await take();
      return taken;
    } catch (thrown) {
      const isLost = isApiFailure(thrown) && thrown.code === 'Review.LeaseLost';
      setState((now) => {
        if (isLost) return settled(now, imageId, 'lost');
        const item = now.items.find(({ id }) => id === imageId);
        return item ? reopened(now, item) : now;
      });
      message.error(failureText(thrown));
      return null;
    }
  }

  async function undo(): Promise<void> {
    const decided = lastDecision.current;
    lastDecision.current = Promise.resolve(null);
    const last = await decided;
    setUndoable(null);
    if (!last || last.endsAt < Date.now()) return;
    try {
      const { item } = await undoDecision({ imageId: last.id }).unwrap();
      setState((now) => reopened(now, item));
      hold(true);
      message.success(`已撤销，「${item.title}」回到待审`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  return {
    state,
    isTaking,
    error,
    leaseEnd,
    undoable,
    take,
    renew,
    decide,
    undo,
    select: (id: number) => setState((now) => ({ ...now, currentId: id })),
    next: () => setState(toNext),
    previous: () => setState(toPrevious),
    /** Call it with whatever the reviewer does. */
    touch() {
      if (leaseEnd !== null && Date.now() < leaseEnd && Date.now() - renewedAt.current > renewEveryMs) void renew();
    },
    forgetUndo: () => setUndoable(null),
  };
}

export type ReviewBatch = ReturnType<typeof useReviewBatch>;
