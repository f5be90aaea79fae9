import { expect, test } from 'vitest';
import { FairQueue, type QueuedTask } from './fair-queue.ts';

interface Named extends QueuedTask {
  readonly name: string;
}

const signal = new AbortController().signal;
const of = (person: string, name: string): Named => ({ name, isUrgent: true, waiter: { person, signal } });
const background = (name: string): Named => ({ name, isUrgent: false, waiter: undefined });

function queueOf(workers: number, ...tasks: Named[]): FairQueue<Named> {
  const queue = new FairQueue<Named>(workers);
  for (const task of tasks) queue.add(task);
  return queue;
}

/** Takes and finishes one after another. */
function order(queue: FairQueue<Named>): string[] {
  const names: string[] = [];
  for (let task = queue.take(); task; task = queue.take()) {
    names.push(task.name);
    queue.finish(task);
  }
  return names;
}

test('takes turns among those who wait, whoever asked more', () => {
  const queue = queueOf(1, of('a', 'a1'), of('a', 'a2'), of('a', 'a3'), of('b', 'b1'), of('c', 'c1'), of('b', 'b2'));
  expect(order(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('gives no person every worker, not even while nobody else waits', () => {
  const queue = queueOf(2, of('a', 'a1'), of('a', 'a2'));
  const first = queue.take();
  expect([first?.name, queue.take()]).toEqual(['a1', undefined]);
  queue.add(of('b', 'b1'));
  expect(queue.take()?.name).toBe('b1');
  if (first) queue.finish(first);
  expect(queue.take()?.name).toBe('a2');
});

test('lets the background fill what is free, in its order, after all that is waited for', () => {
  const queue = queueOf(2, background('one'), background('two'), of('a', 'a1'), of('a', 'a2'));
  expect([queue.take()?.name, queue.take()?.name]).toEqual(['a1', 'one']);
  expect(order(queueOf(1, background('one'), of('a', 'a1'), background('two')))).toEqual(['a1', 'one', 'two']);
});

test('drops what waits, and nothing that runs', () => {
  const [one, two] = [of('a', 'a1'), of('a', 'a2')];
  const queue = queueOf(2, one, two);
  expect(queue.take()).toBe(one);
  expect([queue.remove(one), queue.remove(two), queue.remove(two)]).toEqual([false, true, false]);
  expect(queue.take()).toBeUndefined();
});
