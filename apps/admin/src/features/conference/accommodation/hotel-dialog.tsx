import {
  useCreateHotelMutation,
  useDeleteHotelMutation,
  useUpdateHotelMutation,
} from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayHotel } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input } from 'antd';
import { ConferencePictureField } from '../../../shared/form/conference-picture-field.tsx';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';

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
type Fields = Readonly<
  Record<(typeof texts)[number][0] | 'cover' | 'checkInFrom' | 'checkOutUntil' | 'changeUntil', string>
>;
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
  const [create] = useCreateHotelMutation();
  const [update] = useUpdateHotelMutation();
  const [remove] = useDeleteHotelMutation();
  const mayUpload = usePermissions()('Pages.Conferences.Edit');

  async function save({ changeUntil, ...fields }: Fields): Promise<string> {
    const given = {
      ...fields,
      changeUntil: changeUntil ? wireMinute(changeUntil) : null,
      latitude: hotel?.latitude ?? null,
      longitude: hotel?.longitude ?? null,
    };
    await (hotel ? update({ id: hotel.id, ...given }) : create({ conferenceId, ...given })).unwrap();
    return `已保存「${fields.name}」`;
  }

  return (
    <RecordDialog<Fields>
      name="hotel"
      title={hotel ? `编辑「${hotel.name}」` : '加一家酒店'}
      initial={{ ...(hotel ?? empty), changeUntil: hotel?.changeUntil?.slice(0, 16) ?? '' }}
      save={save}
      remove={
        hotel && {
          label: '删除酒店',
          title: '删除这家酒店和它的房间？',
          content: '删除后不能恢复。',
          done: '已删除',
          run: () => remove({ id: hotel.id }).unwrap(),
        }
      }
      onClose={onClose}
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
        <DateInput kind="time" />
      </Form.Item>
      <Form.Item name="checkOutUntil" label="几点前退房">
        <DateInput kind="time" />
      </Form.Item>
      <Form.Item name="changeUntil" label="申请调整的截止时间" extra="留空不限，入住前都可以申请。">
        <DateInput kind="dateTime" />
      </Form.Item>
    </RecordDialog>
  );
}
