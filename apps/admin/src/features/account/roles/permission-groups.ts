import type { PermissionNode } from '@tuyuan/contract/account/permission.ts';

/** A root of the tree with its descendants, as one row of the matrix. */
export interface PermissionRow {
  readonly root: PermissionNode;
  readonly create: PermissionNode | undefined;
  readonly edit: PermissionNode | undefined;
  readonly remove: PermissionNode | undefined;
  readonly others: readonly PermissionNode[];
}

export interface PermissionGroup {
  readonly title: string;
  readonly rows: readonly PermissionRow[];
}

const groups: readonly (readonly [title: string, roots: RegExp])[] = [
  [
    '图库',
    /^Pages\.(Images|Albums|Copies|TopicAlbums|Books|Categories|Regions|Labels|SensitiveWords|Watermarks|Videos|Panoramas)$/,
  ],
  ['内容与互动', /^Pages\.(Articles|Comments|Broadcasts|Feedback|Conferences|Activities)$/],
  ['交易与积分', /^Pages\.(Orders|Invoices|Credits|Mall|Profits)$/],
  ['人员', /^Pages\.(Photographers|Users|Roles|OrganizationUnits|Tenants)$/],
];
const rest = '站点与系统';

/** Returns the tree in groups of rows; a root that is in no group goes into the last. */
export function permissionGroups(tree: readonly PermissionNode[]): PermissionGroup[] {
  const titleOf = (name: string) => groups.find(([, roots]) => roots.test(name))?.[0] ?? rest;
  const rows = tree.filter(({ parent }) => parent === null).map((root) => rowOf(root, tree));
  return [...groups.map(([title]) => title), rest]
    .map((title) => ({ title, rows: rows.filter(({ root }) => titleOf(root.name) === title) }))
    .filter((group) => group.rows.length > 0);
}

function rowOf(root: PermissionNode, tree: readonly PermissionNode[]): PermissionRow {
  const below = tree.filter(({ name }) => name.startsWith(`${root.name}.`));
  const named = (last: string) => below.find(({ name }) => name === `${root.name}.${last}`);
  const [create, edit, remove] = [named('Create'), named('Edit'), named('Delete')];
  return { root, create, edit, remove, others: below.filter((node) => ![create, edit, remove].includes(node)) };
}

/** Returns the groups with only the rows in which a name matches. */
export function findRows(all: readonly PermissionGroup[], text: string): PermissionGroup[] {
  const word = text.trim().toLowerCase();
  const tells = (node: PermissionNode | undefined) =>
    node !== undefined && (node.title.includes(word) || node.name.toLowerCase().includes(word));
  return all
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => [row.root, row.create, row.edit, row.remove, ...row.others].some(tells)),
    }))
    .filter((group) => group.rows.length > 0);
}
