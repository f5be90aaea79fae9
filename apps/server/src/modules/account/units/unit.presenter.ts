import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import type { UnitRow } from './unit-tree.repository.ts';

export function presentUnit(row: UnitRow): ManagedUnit {
  return {
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    no: row.code,
    contactName: row.contact_name,
    phone: row.phone,
    address: row.address,
    introduction: row.introduction,
    cover: row.cover,
    isPublic: row.is_public,
    order: row.position,
    memberCount: row.member_count,
    photographerCount: row.photographer_count,
  };
}
