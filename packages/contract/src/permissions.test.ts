import { expect, it } from 'vitest';
import {
  effectivePermissions,
  parentPermission,
  permissionNames,
  permissionsOfSite,
  withAncestors,
} from './permissions.ts';

it('names every permission’s parent before it', () => {
  for (const name of permissionNames) {
    const isRoot = name.split('.').length === 2;
    const parent = parentPermission(name);
    expect([name, parent === null]).toEqual([name, isRoot]);
    if (parent) expect(permissionNames.indexOf(parent)).toBeLessThan(permissionNames.indexOf(name));
  }
});

it('gives with a permission all above it', () => {
  expect(withAncestors(['Pages.Users.Edit', 'Pages.NoSuch'])).toEqual(['Pages.Users', 'Pages.Users.Edit']);
});

it('takes with a permission all below it, whoever gave that', () => {
  const granted = ['Pages.Users.Edit', 'Pages.Users.Create', 'Pages.Roles'];
  expect(effectivePermissions(granted, [])).toEqual([
    'Pages.Users',
    'Pages.Users.Create',
    'Pages.Users.Edit',
    'Pages.Roles',
  ]);
  expect(effectivePermissions(granted, ['Pages.Users.Edit'])).toEqual([
    'Pages.Users',
    'Pages.Users.Create',
    'Pages.Roles',
  ]);
  expect(effectivePermissions(granted, ['Pages.Users'])).toEqual(['Pages.Roles']);
});

it('keeps the governing of tenants to the host', () => {
  expect(permissionsOfSite({ isHost: true })).toContain('Pages.Tenants.Create');
  expect(permissionsOfSite({ isHost: false }).filter((name) => name.startsWith('Pages.Tenants'))).toEqual([]);
});
