import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tag } from 'antd';

/** At the end of a unit's line: its logo, whether it has a page, and how many people it has. */
export function UnitMark({ unit: { isPublic, memberCount, logo } }: { readonly unit: ManagedUnit }) {
  return (
    <>
      {logo !== '' && (
        <img
          src={resourceUrl(logo)}
          alt=""
          width={20}
          height={20}
          style={{
            display: 'inline-block',
            marginInlineEnd: 8,
            borderRadius: 4,
            objectFit: 'cover',
            verticalAlign: 'text-bottom',
          }}
        />
      )}
      {isPublic && (
        <Tag variant="filled" style={{ marginInlineEnd: 8 }}>
          公开
        </Tag>
      )}
      {formatCount(memberCount)}
    </>
  );
}
