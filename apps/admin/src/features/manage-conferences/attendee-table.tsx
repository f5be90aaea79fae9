import {
  useApproveAttendeesMutation,
  useCancelAttendeesMutation,
  useGetManagedAttendeesQuery,
  useReissueTicketsMutation,
} from '@tuyuan/api-client/conference-management.ts';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { ManagedAttendee } from '@tuyuan/contract/conference-attendees.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { App, Button, Input, Space, Table } from 'antd';
import { useState } from 'react';
import { failureText } from '../../shared/failure-text.ts';
import { ListFailure } from '../../shared/list/list-content.tsx';
import { usePermissions } from '../../shared/session/session-context.tsx';

const PAGE = 20;
const stateNames: Record<ManagedAttendee['state'], string> = {
  applied: '待审核',
  waitlisted: '候补',
  ticketed: '已出票',
  rejected: '未通过',
  cancelled: '已取消',
};

/** Who registered for a conference; chosen ones are approved, cancelled or given new tickets. */
export function AttendeeTable({ id }: { readonly id: number }) {
  const { message, modal } = App.useApp();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const list = useGetManagedAttendeesQuery({
    conferenceId: id,
    keyword,
    skipCount: (page - 1) * PAGE,
    maxResultCount: PAGE,
  });
  const [approve] = useApproveAttendeesMutation();
  const [cancel] = useCancelAttendeesMutation();
  const [reissue] = useReissueTicketsMutation();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');

  async function act(question: string | undefined, work: () => Promise<BulkResult>): Promise<void> {
    if (question !== undefined && !(await modal.confirm({ title: question }))) return;
    try {
      const { succeeded, failed } = await work();
      setChosen([]);
      const first = failed[0];
      if (first) message.warning(`完成 ${succeeded.length} 人，${failed.length} 人没有：${first.message}`);
      else message.success(`完成 ${succeeded.length} 人`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  const ids = [...chosen];
  const isNone = ids.length === 0;
  if (list.error !== undefined && !list.isFetching)
    return <ListFailure error={list.error} selectedCount={ids.length} unit="人" onRetry={list.refetch} />;
  return (
    <>
      <Space wrap style={{ marginBlockEnd: 12 }}>
        <Input.Search
          allowClear
          placeholder="姓名、单位、胸卡号、手机尾号"
          aria-label="找参会者"
          onSearch={(words) => {
            setKeyword(words.trim());
            setPage(1);
          }}
        />
        {mayEdit && (
          <>
            <Button disabled={isNone} onClick={() => void act(undefined, () => approve({ ids }).unwrap())}>
              通过申请
            </Button>
            <Button
              disabled={isNone}
              onClick={() =>
                void act(`给 ${ids.length} 人换发新票？旧票立刻作废。`, () => reissue({ ids, reason: '换发' }).unwrap())
              }
            >
              换发参会票
            </Button>
            <Button
              danger
              disabled={isNone}
              onClick={() =>
                void act(`取消 ${ids.length} 人的报名？名额会给候补的人。`, () => cancel({ ids, reason: '' }).unwrap())
              }
            >
              取消报名
            </Button>
          </>
        )}
      </Space>
      <Table<ManagedAttendee>
        rowKey="id"
        size="middle"
        scroll={{ x: 720 }}
        loading={list.isFetching && list.currentData === undefined}
        dataSource={[...(list.data?.items ?? [])]}
        locale={{ emptyText: keyword === '' ? '还没有人报名' : '没有符合的参会者' }}
        {...(mayEdit && {
          rowSelection: {
            selectedRowKeys: ids,
            preserveSelectedRowKeys: true,
            onChange: (keys) => setChosen(keys.map(Number)),
            getCheckboxProps: ({ name }) => ({ 'aria-label': `选择「${name}」` }),
          },
        })}
        pagination={{
          current: page,
          pageSize: PAGE,
          total: list.data?.totalCount ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
        columns={[
          { key: 'name', title: '姓名', width: 110, dataIndex: 'name' },
          { key: 'phone', title: '手机', width: 130, dataIndex: 'phone' },
          { key: 'company', title: '单位', dataIndex: 'company' },
          { key: 'type', title: '票种', width: 110, dataIndex: 'ticketTypeName' },
          { key: 'userType', title: '身份', width: 100, render: (_, { userType }) => conferenceUserTypeName(userType) },
          {
            key: 'state',
            title: '状态',
            width: 120,
            render: (_, { state, waitlistPosition }) =>
              waitlistPosition === null ? stateNames[state] : `候补第 ${waitlistPosition} 位`,
          },
          {
            key: 'seat',
            title: '座位',
            width: 150,
            render: (_, { hall, seat }) => [hall, seat].filter(Boolean).join(' '),
          },
        ]}
      />
    </>
  );
}
