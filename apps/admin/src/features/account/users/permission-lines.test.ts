import type { PermissionNode } from '@tuyuan/contract/account/permission.ts';
import type { UserPermissions } from '@tuyuan/contract/account/user-management.ts';
import { expect, test } from 'vitest';
import { filterLines, flatLines, type PermissionChanges, permissionLines, withSetting } from './permission-lines.ts';

const node = (name: string, parent: string | null = null, isGrantable = true): PermissionNode => ({
  name,
  parent,
  title: name,
  isGrantable,
});
const tree = [
  node('Pages.Images'),
  node('Pages.Images.Edit', 'Pages.Images'),
  node('Pages.Images.Review', 'Pages.Images', false),
  node('Pages.Comments'),
];
const saved: UserPermissions = {
  roles: [{ id: 1, name: 'reviewer', displayName: '审核员', permissions: ['Pages.Images', 'Pages.Images.Review'] }],
  granted: ['Pages.Comments'],
  prohibited: [],
  effective: [],
  sessionCount: 0,
};
const line = (name: string, changes: PermissionChanges = new Map()) =>
  flatLines(permissionLines(tree, saved, changes)).find(({ key }) => key === name);

test('a line says what holds and where it comes from', () => {
  expect(line('Pages.Images.Review')).toMatchObject({
    isHeld: true,
    roles: ['审核员'],
    isGrantable: false,
    word: '.Review',
  });
  expect(line('Pages.Images.Edit')).toMatchObject({ isHeld: false, roles: [], setting: 'inherited' });
  expect(line('Pages.Comments')).toMatchObject({ isHeld: true, setting: 'granted', roles: [] });
  expect(line('Pages.Images')).toMatchObject({ heldCount: 2, totalCount: 3 });
});

test('a prohibition takes what is below it before it is saved', () => {
  const changes: PermissionChanges = new Map([['Pages.Images', 'prohibited']]);
  expect(line('Pages.Images', changes)).toMatchObject({ isHeld: false, isProhibited: true, isChanged: true });
  expect(line('Pages.Images.Review', changes)).toMatchObject({ isHeld: false, isProhibited: true, isChanged: false });
});

test('what is set back to what is saved is no change', () => {
  const once = withSetting(new Map(), saved, 'Pages.Comments', 'inherited');
  expect([...once]).toEqual([['Pages.Comments', 'inherited']]);
  expect(withSetting(once, saved, 'Pages.Comments', 'granted').size).toBe(0);
});

test('a line that is found keeps what is above it', () => {
  const found = filterLines(permissionLines(tree, saved, new Map()), ({ key }) => key.endsWith('Edit'));
  expect(flatLines(found).map(({ key }) => key)).toEqual(['Pages.Images', 'Pages.Images.Edit']);
});
