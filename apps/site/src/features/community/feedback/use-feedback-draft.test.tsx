// @vitest-environment happy-dom
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFeedbackDraft } from './use-feedback-draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function showDraft() {
  const shown: ReturnType<typeof useFeedbackDraft>[] = [];
  function Probe() {
    shown.push(useFeedbackDraft(1));
    return null;
  }
  const { unmount } = await mount(<Probe />);
  return { now: () => shown.at(-1) ?? expect.fail('not shown'), unmount };
}

test('what was begun is there again, with what an upload added meanwhile', async () => {
  const { now, unmount } = await showDraft();
  const { change } = now();
  await act(async () => {
    change({ text: '打不开' });
    change({ pictureIds: [3] });
  });
  await unmount();
  const again = await showDraft();
  expect(again.now().draft).toMatchObject({ text: '打不开', pictureIds: [3] });
});

test('it can be written where the browser stores nothing', async () => {
  const { now } = await showDraft();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  await act(async () => now().change({ text: '打不开' }));
  expect(now().draft.text).toBe('打不开');
  expect(now().forget).not.toThrow();
});
