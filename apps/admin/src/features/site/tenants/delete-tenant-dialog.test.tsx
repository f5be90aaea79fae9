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

test('a site is deleted only when its host name was typed', async () => {
  const onClose = vi.fn<() => void>();
  const { calls } = await renderAdmin(<DeleteTenantDialog tenant={tenant} onClose={onClose} />, {
    answers: { DeleteTenant: {} },
    permissions: ['Pages.Tenants.Delete'],
  });
  const field = () => find<HTMLInputElement>('input');
  await typeInto(field(), 'qinghe');
  await press(findButton('永久删除'));
  await settle();
  expect(document.body.textContent).toContain('和站点的域名不一样');
  expect(calls).toEqual([]);
  await typeInto(field(), 'qinghe.example');
  await press(findButton('永久删除'));
  await settle();
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', input: { id: 4, hostName: 'qinghe.example' } });
  expect(onClose).toHaveBeenCalled();
});
