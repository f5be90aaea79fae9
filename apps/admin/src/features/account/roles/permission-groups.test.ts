import type { PermissionNode } from '@tuyuan/contract/account/permission.ts';
import { parentPermission, permissionNames, permissionTitles } from '@tuyuan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { findRows, permissionGroups } from './permission-groups.ts';

const tree: PermissionNode[] = permissionNames.map((name) => ({
  name,
  parent: parentPermission(name),
  title: permissionTitles[name],
  isGrantable: true,
}));

test('every permission stands in the matrix once', () => {
  const shown = permissionGroups(tree).flatMap(({ rows }) =>
    rows.flatMap(({ root, create, edit, remove, others }) =>
      [root, create, edit, remove, ...others].flatMap((node) => node?.name ?? []),
    ),
  );
  expect(shown.toSorted()).toEqual(permissionNames.toSorted());
});

test('a search finds rows by a child’s title or a part of its name', () => {
  const roots = (text: string) =>
    findRows(permissionGroups(tree), text).flatMap(({ rows }) => rows.map(({ root }) => root.name));
  expect(roots('下载原图')).toEqual(['Pages.Images']);
  expect(roots('users.')).toEqual(['Pages.Users']);
  expect(roots('没有这项')).toEqual([]);
});
