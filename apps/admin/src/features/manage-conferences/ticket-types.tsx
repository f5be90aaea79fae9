import {
  useCreateTicketTypeMutation,
  useGetTicketTypesQuery,
  useUpdateTicketTypeMutation,
} from '@tuyuan/api-client/conference-management.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference-ticket-types.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { Button, Form, Input, InputNumber, Modal, Select, Switch, Table } from 'antd';
import { useState } from 'react';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../shared/form/use-form-faults.ts';
import { ListFailure } from '../../shared/list/list-content.tsx';
import { usePermissions } from '../../shared/session/session-context.tsx';

interface Fields {
  readonly name: string;
  readonly description: string;
  readonly userType: number;
  readonly capacity: number | null;
  readonly hasWaitlist: boolean;
  readonly needsApproval: boolean;
  readonly isHidden: boolean;
  readonly includes: string[];
}

const names = ['name', 'description', 'userType', 'capacity', 'includes'] as const;
const userTypes = [0, 1, 2, 3, 4];

/** The ticket types of a conference, with how many have one. */
export function TicketTypes({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useGetTicketTypesQuery({ conferenceId: id });
  const [edited, setEdited] = useState<ManagedTicketType | 'new'>();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  if (error !== undefined && !isFetching)
    return <ListFailure error={error} selectedCount={0} unit="种" onRetry={refetch} />;
  return (
    <>
      {mayEdit && (
        <Button style={{ marginBlockEnd: 12 }} onClick={() => setEdited('new')}>
          加一种票
        </Button>
      )}
      <Table<ManagedTicketType>
        rowKey="id"
        size="middle"
        scroll={{ x: 640 }}
        loading={isFetching && data === undefined}
        dataSource={[...(data?.items ?? [])]}
        locale={{ emptyText: '还没有票种' }}
        pagination={false}
        columns={[
          { key: 'name', title: '票种', render: (_, { name, isHidden }) => (isHidden ? `${name}（不公开）` : name) },
          { key: 'type', title: '身份', width: 100, render: (_, { userType }) => conferenceUserTypeName(userType) },
          {
            key: 'taken',
            title: '已占 / 名额',
            width: 120,
            align: 'right',
            render: (_, { taken, capacity }) => `${taken} / ${capacity ?? '不限'}`,
          },
          { key: 'waitlisted', title: '候补', width: 80, align: 'right', dataIndex: 'waitlisted' },
          { key: 'applied', title: '待审核', width: 80, align: 'right', dataIndex: 'applied' },
          {
            key: 'edit',
            width: 80,
            render: (_, type) =>
              mayEdit && (
                <Button type="link" aria-label={`编辑「${type.name}」`} onClick={() => setEdited(type)}>
                  编辑
                </Button>
              ),
          },
        ]}
      />
      {edited !== undefined && (
        <TypeDialog
          conferenceId={id}
          type={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface TypeDialogProps {
  readonly conferenceId: number;
  readonly type: ManagedTicketType | undefined;
  readonly onClose: () => void;
}

function TypeDialog({ conferenceId, type, onClose }: TypeDialogProps) {
  const [form] = Form.useForm<Fields>();
  const [create, creating] = useCreateTicketTypeMutation();
  const [update, updating] = useUpdateTicketTypeMutation();
  const faults = useFormFaults(form, names);

  async function save(fields: Fields): Promise<void> {
    const given = { ...fields, capacity: fields.capacity ?? null };
    const isSaved = await faults.guard(() =>
      type
        ? update({ id: type.id, saleFrom: type.saleFrom, saleUntil: type.saleUntil, ...given }).unwrap()
        : create({ conferenceId, ...given }).unwrap(),
    );
    if (isSaved) onClose();
  }

  return (
    <Modal
      open
      title={type ? `编辑「${type.name}」` : '加一种票'}
      okText="保存"
      okButtonProps={{ loading: creating.isLoading || updating.isLoading }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="ticketType"
        layout="vertical"
        initialValues={
          type ?? {
            description: '',
            userType: 0,
            capacity: null,
            hasWaitlist: true,
            needsApproval: false,
            isHidden: false,
            includes: [],
          }
        }
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name="description" label="说明">
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="userType" label="身份">
          <Select options={userTypes.map((value) => ({ value, label: conferenceUserTypeName(value) }))} />
        </Form.Item>
        <Form.Item name="capacity" label="名额" extra="留空不限；增加的名额按次序给候补的人。">
          <InputNumber min={0} max={100_000} precision={0} />
        </Form.Item>
        <Form.Item name="includes" label="包含">
          <Select mode="tags" open={false} placeholder="午餐、住宿…" />
        </Form.Item>
        <Form.Item name="hasWaitlist" label="满额后候补" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="needsApproval" label="报名要审核" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="isHidden" label="不在网站上公开" valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}
