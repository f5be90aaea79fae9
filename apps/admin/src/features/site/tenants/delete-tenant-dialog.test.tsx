// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { DeleteTenantDialog } from './delete-tenant-dialog.tsx';

const tenant = {
  id: 4,
  name: '青河图苑',
  hostName: 'qinghe.example',
  isHost: false,
  isSuspended: false,
  storageLimitBytes: null,
  userLimit: null,
  users: 12,
  images: 3400,
  storageBytes: 1024 ** 3,
  createdAt: '2026-11-01T09:00:00',
};

async function confirmWith(typed: string) {
  const onClose = vi.fn<() => void>();
  const { calls } = await renderAdmin(<DeleteTenantDialog tenant={tenant} onClose={onClose} />, {
    answers: { DeleteTenant: {} },
    permissions: ['Pages.Tenants.Delete'],
  });
  await typeInto(find<HTMLInputElement>('#delete-tenant_hostName'), typed);
  await press(findButton('永久删除'));
  await settle();
  return { calls, onClose };
}

test('a site is not deleted until its whole host name was typed', async () => {
  const { calls, onClose } = await confirmWith('qinghe');
  expect(document.body.textContent).toContain('和站点的域名不一样');
  expect(calls).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a site whose host name was typed is deleted', async () => {
  const { calls, onClose } = await confirmWith('qinghe.example');
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', input: { id: 4, hostName: 'qinghe.example' } });
  expect(onClose).toHaveBeenCalled();
});
