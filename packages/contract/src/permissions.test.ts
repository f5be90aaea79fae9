import { expect, it } from 'vitest';
import { contract } from './contract.ts';
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

it('lets no permission guard nothing: a call asks for each, or it is known where it is asked for', () => {
  const asked = new Set([...contract.values()].map(({ access }) => access.replace('permission:', '')));
  // Not a call's access: whose originals a request for a file may read, and how much of a person a list shows.
  const elsewhere = ['Pages.Images.Download', 'Pages.Videos.Download', 'Pages.Users.SensitiveData'];
  const guarding = permissionNames.filter((name) => asked.has(name) || elsewhere.includes(name));
  expect(permissionNames.filter((name) => !guarding.includes(name))).toEqual([]);
});
