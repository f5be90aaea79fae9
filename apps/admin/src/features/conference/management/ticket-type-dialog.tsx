import {
  useCreateTicketTypeMutation,
  useUpdateTicketTypeMutation,
} from '@tuyuan/api-client/conference/ticket-types.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import styles from './ticket-type-dialog.module.css';

interface Fields {
  readonly name: string;
  readonly description: string;
  readonly userType: number;
  readonly capacity: number | null;
  readonly hasWaitlist: boolean;
  readonly needsApproval: boolean;
  readonly isHidden: boolean;
  readonly price: number | null;
  readonly refundDays: number | null;
  readonly saleFrom: string;
  readonly saleUntil: string;
  readonly includes: string[];
}

const userTypes = [0, 1, 2, 3, 4];
const switches = [
  ['hasWaitlist', '满额后候补', '空出的名额按次序自动给候补的人。'],
  ['needsApproval', '报名要审核', '审核通过才占名额、才出票。'],
  ['isHidden', '不在网站上公开', '只由会务组出票或导入。'],
] as const;

interface TicketTypeDialogProps {
  readonly conferenceId: number;
  readonly type: ManagedTicketType | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a ticket type; it takes effect at once, without publishing. */
export function TicketTypeDialog({ conferenceId, type, onClose }: TicketTypeDialogProps) {
  const [create] = useCreateTicketTypeMutation();
  const [update] = useUpdateTicketTypeMutation();

  async function save({ price, refundDays, ...fields }: Fields): Promise<string> {
    const given = {
      ...fields,
      priceCents: Math.round((price ?? 0) * 100),
      refundDays: refundDays ?? 0,
      capacity: fields.capacity ?? null,
      saleFrom: fields.saleFrom === '' ? null : wireMinute(fields.saleFrom),
      saleUntil: fields.saleUntil === '' ? null : wireMinute(fields.saleUntil),
    };
    await (type ? update({ id: type.id, ...given }) : create({ conferenceId, ...given })).unwrap();
    return `已保存「${fields.name.trim()}」，立即生效`;
  }

  return (
    <RecordDialog<Fields>
      name="ticketType"
      title={type ? `编辑「${type.name}」` : '加一种票'}
      initial={{
        description: '',
        userType: 0,
        capacity: null,
        hasWaitlist: true,
        needsApproval: false,
        isHidden: false,
        includes: [],
        refundDays: 1,
        ...type,
        price: (type?.priceCents ?? 0) / 100,
        saleFrom: type?.saleFrom?.slice(0, 16) ?? '',
        saleUntil: type?.saleUntil?.slice(0, 16) ?? '',
      }}
      save={save}
      onClose={onClose}
    >
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="description" label="说明（选填）">
        <Input maxLength={200} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="userType" label="身份">
          <Select options={userTypes.map((value) => ({ value, label: conferenceUserTypeName(value) }))} />
        </Form.Item>
        <Form.Item name="capacity" label="名额（选填）" extra="留空不限；增加的名额按次序给候补的人。">
          <InputNumber min={0} max={100_000} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="price" label="票价" extra="0 为免费；已下的单按原价。">
          <InputNumber min={0} max={100_000} precision={2} suffix="元" style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="refundDays" label="自行退票" extra="开始前几天为止，全额退回；之后由会务组退。">
          <InputNumber min={0} max={365} precision={0} suffix="天前" style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="saleFrom" label="开始发放（选填）" extra="留空跟随报名时间。">
          <DateInput kind="dateTime" />
        </Form.Item>
        <Form.Item name="saleUntil" label="停止发放（选填）">
          <DateInput kind="dateTime" />
        </Form.Item>
      </div>
      <Form.Item name="includes" label="包含（选填）" extra="输入后回车，最多 20 项。">
        <Select mode="tags" open={false} suffixIcon={null} maxCount={20} placeholder="午餐、住宿…" />
      </Form.Item>
      {switches.map(([name, label, help]) => (
        <Form.Item key={name} name={name} label={label} valuePropName="checked" extra={help}>
          <Switch />
        </Form.Item>
      ))}
    </RecordDialog>
  );
}
