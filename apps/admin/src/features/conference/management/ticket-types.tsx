import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import {
  useDeleteTicketTypeMutation,
  useGetTicketTypesQuery,
  useMoveTicketTypeMutation,
} from '@tuyuan/api-client/conference/ticket-types.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App, Button, Grid } from 'antd';
import { useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { subjectColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { TicketTypeDialog } from './ticket-type-dialog.tsx';

/** A conference's ticket types, with how many attendees have one. */
export function TicketTypes({ id }: { readonly id: number }) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const types = useGetTicketTypesQuery({ conferenceId: id }, { refetchOnMountOrArgChange: true });
  const [move, moving] = useMoveTicketTypeMutation();
  const [remove] = useDeleteTicketTypeMutation();
  const [edited, setEdited] = useState<ManagedTicketType | 'new'>();
  const { data: conference } = useGetManagedConferenceQuery({ id });
  const mayEdit = usePermissions()('Pages.Conferences.Edit') && conference?.isOver === false;
  const isPhone = Grid.useBreakpoint().md === false;
  const count = types.data?.items.length ?? 0;

  async function ask(type: ManagedTicketType): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除「${type.name}」？`,
      content: '只有从来没人报过名的票种能删除。',
      okText: '删除票种',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => remove({ id: type.id }).unwrap(), `已删除「${type.name}」`);
  }

  return (
    <>
      {mayEdit && (
        <Button style={{ marginBlockEnd: 12 }} onClick={() => setEdited('new')}>
          加一种票
        </Button>
      )}
      <RecordTable<ManagedTicketType>
        noun="票种"
        source={types}
        rowKey={({ id: type }) => type}
        empty="还没有票种。至少要有一种才能发布。"
        columns={[
          subjectColumn<ManagedTicketType>({
            key: 'name',
            title: '票种',
            name: ({ name, isHidden }) => (isHidden ? `${name}（不公开）` : name),
            onOpen: mayEdit ? setEdited : undefined,
            minor: ({ userType, priceCents }) =>
              `${conferenceUserTypeName(userType)} · ${priceCents === 0 ? '免费' : formatPrice(priceCents)}`,
            below: ({ taken, capacity, unpaid, waitlisted, applied }) =>
              isPhone && (
                <div className={cell.minor}>
                  已占 {taken} / {capacity ?? '不限'}
                  {unpaid > 0 && `，其中待支付 ${unpaid}`}
                  {waitlisted > 0 && `，候补 ${waitlisted}`}
                  {applied > 0 && `，待审核 ${applied}`}
                </div>
              ),
          }),
          {
            key: 'taken',
            title: '已占 / 名额',
            width: 120,
            hide: 'phone',
            align: 'right',
            render: (_, { taken, capacity, unpaid }) => (
              <>
                {taken} / {capacity ?? '不限'}
                {unpaid > 0 && <div className={cell.minor}>待支付 {unpaid}</div>}
              </>
            ),
          },
          {
            key: 'waitlisted',
            title: '候补',
            width: 80,
            hide: 'phone',
            align: 'right',
            render: (_, { waitlisted }) => waitlisted,
          },
          {
            key: 'applied',
            title: '待审核',
            width: 80,
            hide: 'phone',
            align: 'right',
            render: (_, { applied }) => applied,
          },
          {
            key: 'edit',
            width: isPhone ? 128 : 180,
            align: 'right',
            render: (_, type, index) =>
              mayEdit && (
                <>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={`「${type.name}」上移`}
                    disabled={index === 0 || moving.isLoading}
                    onClick={() => void attempt(() => move({ id: type.id, index: index - 1 }).unwrap())}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={`「${type.name}」下移`}
                    disabled={index === count - 1 || moving.isLoading}
                    onClick={() => void attempt(() => move({ id: type.id, index: index + 1 }).unwrap())}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={`删除「${type.name}」`}
                    disabled={type.taken + type.applied + type.waitlisted > 0}
                    onClick={() => void ask(type)}
                  />
                  {!isPhone && (
                    <Button type="link" aria-label={`编辑「${type.name}」`} onClick={() => setEdited(type)}>
                      编辑
                    </Button>
                  )}
                </>
              ),
          },
        ]}
      />
      {edited !== undefined && (
        <TicketTypeDialog
          conferenceId={id}
          type={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
