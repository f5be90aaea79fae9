import { expect, it } from 'vitest';
import { ReceiveWindow } from './receive-window.ts';
import { ReplayBuffer } from './replay-buffer.ts';

const message = (bytes: number) => Buffer.alloc(bytes);

it('keeps what is not acknowledged, under its number', () => {
  const replay = new ReplayBuffer(1000);
  expect(replay.first).toBe(1);
  for (let count = 0; count < 5; count += 1) replay.add(message(10));
  replay.acknowledge(3);
  expect([replay.first, replay.messages.length, replay.bytes]).toEqual([4, 2, 20]);
  replay.acknowledge(2);
  replay.acknowledge(99);
  expect([replay.first, replay.messages.length]).toEqual([4, 2]);
  replay.acknowledge(5);
  expect([replay.first, replay.messages.length, replay.bytes]).toEqual([6, 0, 0]);
});

it('is complete no longer once it lets go of what nobody acknowledged, until somebody does', () => {
  const replay = new ReplayBuffer(100);
  for (let count = 0; count < 12; count += 1) replay.add(message(10));
  expect([replay.first, replay.bytes, replay.isComplete]).toEqual([3, 100, false]);
  replay.acknowledge(2);
  expect(replay.isComplete).toBe(true);
});

it('takes once what a client sends again after resuming', () => {
  const received = new ReceiveWindow();
  expect([received.take(), received.take(), received.take()]).toEqual([true, true, true]);
  expect(received.acknowledge()).toBe(3);
  expect(received.acknowledge()).toBeNull();
  received.resumed();
  expect(received.awaitsSequence).toBe(true);
  expect(received.goOnAt(2)).toBe(true);
  expect([received.take(), received.take(), received.take()]).toEqual([false, false, true]);
  expect(received.acknowledge()).toBe(4);
  received.resumed();
  expect(received.goOnAt(6)).toBe(false);
});
