import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadQueue, type SendFile, type TransferFault, type UploadJob } from './upload-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Running {
  readonly id: number;
  readonly job: UploadJob;
  isInterrupted: boolean;
  progress(bytes: number): void;
  done(): void;
  fault(fault: TransferFault): void;
}

function world() {
  const running: Running[] = [];
  const told: string[] = [];
  const send: SendFile = (job, { onProgress, onDone, onFault }) => {
    const run: Running = {
      id: job.id,
      job,
      isInterrupted: false,
      progress: onProgress,
      done: onDone,
      fault: onFault,
    };
    running.push(run);
    return () => {
      run.isInterrupted = true;
    };
  };
  const queue = createUploadQueue({
    send,
    onSent: (id) => told.push(`sent ${id}`),
    onSessionEnd: () => told.push('session'),
    onOffline: () => told.push('offline'),
  });
  const add = (count: number) =>
    queue.add(
      Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        key: `k${index + 1}`,
        file: new Blob(['12345678']),
        sentBytes: 0,
      })),
    );
  const states = () => [...queue.get().transfers.values()].map(({ state }) => state);
  const last = (id: number) => {
    const run = running.findLast((each) => each.id === id);
    if (!run) throw new Error(`${id} was never sent`);
    return run;
  };
  return { queue, running, told, add, states, last };
}

test('three files are sent at once, and the next follows the first that is done', () => {
  const { add, states, last, told } = world();
  add(5);
  expect(states()).toEqual(['sending', 'sending', 'sending', 'queued', 'queued']);
  last(2).done();
  expect(states()).toEqual(['sending', 'sent', 'sending', 'sending', 'queued']);
  expect(told).toEqual(['sent 2']);
});

test('progress is shown four times a second', () => {
  const { queue, add, last } = world();
  add(1);
  last(1).progress(4);
  last(1).progress(6);
  expect(queue.get().transfers.get(1)?.sentBytes).toBe(0);
  vi.advanceTimersByTime(300);
  expect(queue.get().transfers.get(1)?.sentBytes).toBe(6);
});

test('a paused file makes room, and goes on when it is told to', () => {
  const { queue, add, states, last } = world();
  add(4);
  const first = last(1);
  queue.pause([1]);
  expect(first.isInterrupted).toBe(true);
  expect(states()).toEqual(['paused', 'sending', 'sending', 'sending']);
  // What a transfer says after it was interrupted counts for nothing.
  first.done();
  expect(states()[0]).toBe('paused');
  queue.resume([1]);
  expect(states()[0]).toBe('queued');
  last(2).done();
  expect(states()).toEqual(['sending', 'sent', 'sending', 'sending']);
});

test('everything is paused and continued with one press', () => {
  const { queue, add, states } = world();
  add(4);
  queue.pause();
  expect(states()).toEqual(['paused', 'paused', 'paused', 'paused']);
  queue.resume();
  expect(states()).toEqual(['sending', 'sending', 'sending', 'queued']);
});

test('after a lost network one file tries again, later each time', () => {
  const { queue, running, add, states, last, told } = world();
  add(4);
  for (const id of [1, 2, 3]) last(id).fault('network');
  expect(queue.get().isOffline).toBe(true);
  expect(states()).toEqual(['queued', 'queued', 'queued', 'queued']);
  expect(told).toEqual(['offline']);
  vi.advanceTimersByTime(1000);
  expect(states()).toEqual(['sending', 'queued', 'queued', 'queued']);
  last(1).fault('network');
  vi.advanceTimersByTime(1500);
  expect(states()[0]).toBe('queued');
  vi.advanceTimersByTime(600);
  expect(running).toHaveLength(5);
  expect(told).toEqual(['offline']);
  // Where the file stands is no sign of a network.
  last(1).progress(0);
  expect(queue.get().isOffline).toBe(true);
  last(1).progress(4);
  expect(queue.get().isOffline).toBe(false);
  expect(states()).toEqual(['sending', 'sending', 'sending', 'queued']);
});

test('a broken connection leaves the others alone', () => {
  const { queue, add, states, last } = world();
  add(4);
  last(1).fault('network');
  expect(states()).toEqual(['queued', 'sending', 'sending', 'queued']);
  last(2).done();
  expect(queue.get().isOffline).toBe(false);
  expect(states()).toEqual(['sending', 'sent', 'sending', 'sending']);
});

test('the browser’s word that the network is back is taken at once', () => {
  const { queue, add, states, last } = world();
  add(1);
  last(1).fault('network');
  queue.retryNow();
  expect(states()).toEqual(['sending']);
});

test('a paused file stays paused through a lost network', () => {
  const { queue, add, states, last } = world();
  add(2);
  queue.pause([2]);
  last(1).fault('network');
  vi.advanceTimersByTime(1000);
  last(1).progress(1);
  expect(states()).toEqual(['sending', 'paused']);
});

test('a refused file stops nobody else, and can be tried again', () => {
  const { queue, add, states, last } = world();
  add(4);
  last(2).fault({ message: '空间不够' });
  expect(states()).toEqual(['sending', 'failed', 'sending', 'sending']);
  expect(queue.get().transfers.get(2)?.fault).toBe('空间不够');
  last(1).done();
  queue.resume([2]);
  expect(states()).toEqual(['sent', 'sending', 'sending', 'sending']);
});

test('an ended session stops everything and is told once', () => {
  const { queue, add, states, last, told } = world();
  add(5);
  const [one, two] = [last(1), last(2)];
  one.fault('session');
  two.fault('session');
  expect(states()).toEqual(['paused', 'paused', 'paused', 'paused', 'paused']);
  expect(told).toEqual(['session']);
  queue.resume();
  expect(states().filter((state) => state === 'sending')).toHaveLength(3);
});

test('a removed file is interrupted and forgotten', () => {
  const { queue, add, states, last } = world();
  add(4);
  const first = last(1);
  queue.remove([1]);
  expect(first.isInterrupted).toBe(true);
  expect(states()).toEqual(['sending', 'sending', 'sending']);
});

test('a file that is added again is not sent twice', () => {
  const { running, add } = world();
  add(2);
  add(2);
  expect(running).toHaveLength(2);
});
