import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tag } from 'antd';

/** At the end of a unit's line: whether it has a page, and how many people it has. */
export function UnitMark({ unit: { isPublic, memberCount } }: { readonly unit: ManagedUnit }) {
  return (
    <>
      {isPublic && (
        <Tag variant="filled" style={{ marginInlineEnd: 8 }}>
          公开
        </Tag>
      )}
      {formatCount(memberCount)}
    </>
  );
}
