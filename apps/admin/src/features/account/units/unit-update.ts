import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';

/** Returns the unit, unchanged, as the input of the call that updates it. */
export function unitUpdate(unit: ManagedUnit) {
  const { id, name, no, contactName, phone, address, introduction, cover, isPublic } = unit;
  return { id, name, no, contactName, phone, address, introduction, coverImageId: cover?.id ?? null, isPublic };
}
