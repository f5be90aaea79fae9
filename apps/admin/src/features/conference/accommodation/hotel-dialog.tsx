import {
  useCreateHotelMutation,
  useDeleteHotelMutation,
  useUpdateHotelMutation,
} from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayHotel } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { App, Button, Form, Input, Modal } from 'antd';
import { ConferencePictureField } from '../../../shared/form/conference-picture-field.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';

interface HotelDialogProps {
  readonly conferenceId: number;
  readonly hotel: StayHotel | undefined;
  readonly onClose: () => void;
}

const texts = [
  ['name', '名称', 60],
  ['address', '地址', 200],
  ['way', '离会场多远', 100],
  ['phone', '前台电话', 30],
  ['breakfast', '早餐', 60],
] as const;
const names = [...texts.map(([name]) => name), 'cover', 'checkInFrom', 'checkOutUntil', 'changeUntil'] as const;
type Fields = Readonly<Record<(typeof names)[number], string>>;
const empty = {
  name: '',
  address: '',
  way: '',
  phone: '',
  breakfast: '',
  cover: '',
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
};

/** A hotel's details as shown to its guests. */
export function HotelDialog({ conferenceId, hotel, onClose }: HotelDialogProps) {
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [create, creating] = useCreateHotelMutation();
  const [update, updating] = useUpdateHotelMutation();
  const [remove] = useDeleteHotelMutation();
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);
  const attempt = useAttempt();
  const mayUpload = usePermissions()('Pages.Conferences.Edit');

  async function save({ changeUntil, ...fields }: Fields): Promise<void> {
    const given = {
      ...fields,
      changeUntil: changeUntil ? wireMinute(changeUntil) : null,
      latitude: hotel?.latitude ?? null,
      longitude: hotel?.longitude ?? null,
    };
    const isSaved = await faults.guard(() =>
      hotel ? update({ id: hotel.id, ...given }).unwrap() : create({ conferenceId, ...given }).unwrap(),
    );
    if (!isSaved) return;
    message.success(`已保存「${fields.name}」`);
    onClose();
  }
  async function erase(id: number): Promise<void> {
    const isSure = await modal.confirm({
      title: '删除这家酒店和它的房间？',
      content: '删除后不能恢复。',
      okText: '删除酒店',
      okButtonProps: { danger: true },
    });
    if (isSure && (await attempt(() => remove({ id }).unwrap(), '已删除'))) onClose();
  }

  return (
    <Modal
      open
      title={hotel ? `编辑「${hotel.name}」` : '加一家酒店'}
      okText="保存"
      okButtonProps={{ loading: creating.isLoading || updating.isLoading }}
      onOk={() => form.submit()}
      onCancel={close}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {hotel && (
            <Button danger type="text" style={{ float: 'left' }} onClick={() => void erase(hotel.id)}>
              删除酒店
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="hotel"
        layout="vertical"
        initialValues={{ ...(hotel ?? empty), changeUntil: hotel?.changeUntil?.slice(0, 16) ?? '' }}
        onFinish={(fields) => void save(fields)}
      >
        {texts.map(([name, label, longest]) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={name === 'name' ? [{ required: true, whitespace: true, message: '请填写名称' }] : []}
          >
            <Input maxLength={longest} />
          </Form.Item>
        ))}
        <Form.Item name="cover" label="图片">
          <ConferencePictureField label="酒店图片" shape="cover" disabled={!mayUpload} />
        </Form.Item>
        <Form.Item name="checkInFrom" label="几点起入住">
          <Input type="time" />
        </Form.Item>
        <Form.Item name="checkOutUntil" label="几点前退房">
          <Input type="time" />
        </Form.Item>
        <Form.Item name="changeUntil" label="申请调整的截止时间" extra="留空不限，入住前都可以申请。">
          <Input type="datetime-local" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
