// @vitest-environment happy-dom
import { useGetRoomingQuery } from '@tuyuan/api-client/conference/accommodation-management.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../testing/render-admin.tsx';
import { useStaffRenewal } from './use-staff-renewal.ts';

type Heard = (name: string | undefined) => void;
const hub = vi.hoisted((): { tell?: Heard } => ({}));
vi.mock('./use-staff-news.ts', () => ({
  useStaffNews(_conferenceId: number, heard: Heard) {
    hub.tell = heard;
  },
}));

function Desk() {
  useGetRoomingQuery({ conferenceId: 7 });
  useStaffRenewal(7, ['attendeeChanged'], 'Stay');
  return null;
}

test('a desk asks anew when the hub tells what it lives on, or that something was missed; not for the rest', async () => {
  const { calls } = await renderAdmin(<Desk />, { answers: { GetRooming: {} }, permissions: [] });
  const hear = async (name: string | undefined) => {
    await act(async () => hub.tell?.(name));
    await settle();
  };
  await hear('scan');
  expect(calls).toHaveLength(1);
  await hear(undefined);
  expect(calls).toHaveLength(2);
  await hear('attendeeChanged');
  await act(() => vi.waitFor(() => expect(calls).toHaveLength(3), { timeout: 3000 }));
});
