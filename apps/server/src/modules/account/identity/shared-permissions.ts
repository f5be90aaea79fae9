import { effectivePermissions, type PermissionName } from '@tuyuan/contract/permissions.ts';

const maxSets = 500;
const sets = new Map<string, ReadonlySet<PermissionName>>();

/**
 * Returns the effective permissions of what is granted and what is prohibited, names joined by commas: the same set for
 * the same names, since every request of a session asks for it.
 */
export function sharedPermissions(granted: string, prohibited: string): ReadonlySet<PermissionName> {
  const key = `${granted}|${prohibited}`;
  const known = sets.get(key);
  if (known) return known;
  if (sets.size === maxSets) sets.clear();
  const made = new Set(effectivePermissions(granted.split(','), prohibited.split(',')));
  sets.set(key, made);
  return made;
}
