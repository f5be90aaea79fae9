// @vitest-environment happy-dom
import { press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import { renderPage } from '../../../shared/testing/render-page.tsx';
import { AdmittedMoment } from './admitted-moment.tsx';
import { useAdmission } from './use-admission.ts';

type Listener = Parameters<typeof useLiveEvents>[0];

const hub = vi.hoisted(() => {
  const listening: { now?: Listener } = {};
  return listening;
});
vi.mock('../../../shared/meeting/use-live-events.ts', () => ({
  useLiveEvents(listener: Listener) {
    hub.now = listener;
  },
}));

const tell = (payload: { pointName: string; gate: string; at: string; isDoor: boolean }) =>
  act(async () => hub.now?.on.admitted?.(payload, { name: 'admitted', channel: 'c', seq: 1, at: '', payload }));
const door = { pointName: '东门', gate: '', isDoor: true };

it('shows the moment of the admission at once and asks for the ticket; a tap ends it', async () => {
  const changed = vi.fn();
  function Page() {
    const { admitted, dismiss } = useAdmission('林砚秋', changed);
    return admitted ? <AdmittedMoment admitted={admitted} onClose={dismiss} /> : null;
  }
  await renderPage(<Page />, { answers: {} });
  await tell({ ...door, at: new Date(Date.now() - 120_000).toISOString() });
  await tell({ ...door, pointName: '午餐', isDoor: false, at: new Date().toISOString() });
  expect(document.body.textContent).not.toContain('已入场');
  await tell({ ...door, at: new Date().toISOString() });
  expect(document.body.textContent).toContain('已入场');
  expect(document.body.textContent).toContain('东门');
  expect(changed).toHaveBeenCalledTimes(3);
  const moment = document.querySelector('button');
  if (moment) await press(moment);
  expect(document.body.textContent).not.toContain('已入场');
});
