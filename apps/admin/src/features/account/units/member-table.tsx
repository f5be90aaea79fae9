import type { UnitMember } from '@tuyuan/contract/account/organization-unit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tag } from 'antd';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { type RecordQuery, RecordTable } from '../../../shared/list/record-table.tsx';
import type { Pages } from '../../../shared/list/use-pages.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';

interface MemberTableProps {
  readonly members: RecordQuery<UnitMember>;
  readonly unitId: number;
  /** Shows which of the units each person belongs to. */
  readonly showsUnits: boolean;
  /** Ids of users; undefined where selection is not possible. */
  readonly chosen: readonly number[] | undefined;
  readonly onChoose: (ids: number[]) => void;
  readonly pages: Pages;
}

export function MemberTable({ members, unitId, showsUnits, chosen, onChoose, pages }: MemberTableProps) {
  return (
    <RecordTable<UnitMember>
      noun="成员"
      source={members}
      rowKey={({ id }) => id}
      pages={pages}
      choice={
        chosen !== undefined && {
          keys: chosen,
          name: ({ nickName }) => nickName,
          // Those of a unit below are taken out there.
          isOpen: ({ units }) => units.some(({ id }) => id === unitId),
          onChange: onChoose,
        }
      }
      empty={null}
      columns={[
        subjectColumn({
          key: 'person',
          title: '成员',
          mark: ({ id, nickName }) => <PersonMark id={id} name={nickName} />,
          name: ({ nickName }) => nickName,
          tag: ({ isActive }) => !isActive && <Tag variant="filled">已停用</Tag>,
          minor: ({ userName }) => userName,
        }),
        {
          key: 'units',
          title: '单位',
          width: 150,
          hideInTable: !showsUnits,
          render: (_, { units }) => units.map(({ name }) => name).join('、'),
        },
        {
          key: 'kind',
          title: '身份',
          width: 90,
          hide: 'narrow',
          render: (_, { isPhotographer }) => (isPhotographer ? '摄影师' : '用户'),
        },
        {
          key: 'images',
          title: '图片',
          width: 80,
          align: 'right',
          render: (_, { imageCount }) => formatCount(imageCount),
        },
        timeColumn({
          key: 'joinedAt',
          title: '加入时间',
          width: 120,
          hide: 'narrow',
          at: ({ joinedAt }) => joinedAt,
          format: (time) => time.slice(0, 10),
        }),
      ]}
    />
  );
}
