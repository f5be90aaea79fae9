import type { UnitMember } from '@tuyuan/contract/account/organization-unit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Grid, Table, Tag } from 'antd';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import styles from './unit-panel.module.css';

interface MemberTableProps {
  readonly members: readonly UnitMember[];
  readonly isLoading: boolean;
  /** Tells of each person which of the units it is. */
  readonly showsUnits: boolean;
  /** Ids of users; undefined where nobody can be chosen. */
  readonly chosen: readonly number[] | undefined;
  readonly onChoose: (ids: number[]) => void;
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly onPage: (page: number) => void;
}

export function MemberTable(props: MemberTableProps) {
  const { members, chosen, showsUnits } = props;
  const { md } = Grid.useBreakpoint();
  const isPhone = md === false;
  return (
    <Table<UnitMember>
      rowKey="id"
      size="middle"
      dataSource={[...members]}
      loading={props.isLoading}
      {...(chosen !== undefined && {
        rowSelection: {
          selectedRowKeys: [...chosen],
          preserveSelectedRowKeys: true,
          onChange: (keys) => props.onChoose(keys.map(Number)),
          getCheckboxProps: ({ nickName }) => ({ 'aria-label': `选择「${nickName}」` }),
        },
      })}
      pagination={{
        current: props.page,
        pageSize: props.pageSize,
        total: props.totalCount,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: props.onPage,
      }}
      columns={[
        {
          key: 'person',
          title: '成员',
          render: (_, { id, nickName, userName, isActive }) => (
            <div className={styles.person}>
              <PersonMark id={id} name={nickName} />
              <div>
                <div>
                  {nickName} {!isActive && <Tag variant="filled">已停用</Tag>}
                </div>
                <div className={styles.minor}>{userName}</div>
              </div>
            </div>
          ),
        },
        ...(showsUnits
          ? [
              {
                key: 'units',
                title: '单位',
                render: (_: unknown, { units }: UnitMember) => units.map(({ name }) => name).join('、'),
              },
            ]
          : []),
        {
          key: 'kind',
          title: '身份',
          width: 90,
          render: (_, { isPhotographer }) => (isPhotographer ? '摄影师' : '用户'),
        },
        {
          key: 'images',
          title: '图片',
          width: 80,
          align: 'right',
          render: (_, { imageCount }) => formatCount(imageCount),
        },
        ...(isPhone
          ? []
          : [
              {
                key: 'joinedAt',
                title: '加入时间',
                width: 120,
                render: (_: unknown, { joinedAt }: UnitMember) => (
                  <span className={styles.minor}>{joinedAt.slice(0, 10)}</span>
                ),
              },
            ]),
      ]}
    />
  );
}
