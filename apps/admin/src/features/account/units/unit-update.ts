import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';

/** A unit as the call that changes it takes it, unchanged. */
export function unitUpdate(unit: ManagedUnit) {
  const { id, name, no, contactName, phone, address, introduction, cover, isPublic } = unit;
  return { id, name, no, contactName, phone, address, introduction, coverImageId: cover?.id ?? null, isPublic };
}
