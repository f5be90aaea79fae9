// @vitest-environment happy-dom
import type { ApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { find, findButton, press, pressKey, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { Form, Input, InputNumber } from 'antd';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../testing/render-admin.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { RecordForm } from './use-record-form.tsx';

interface Fields {
  readonly name: string;
  readonly floor: number | null;
}
type Save = RecordForm<Fields>['save'];
const onClose = vi.fn<() => void>();
const room = { id: 7, name: '1201', floor: null };

async function renderDialog(save: Save, remove?: RecordForm<Fields>['remove']): Promise<void> {
  onClose.mockClear();
  await renderAdmin(
    <RecordDialog<Fields> name="room" title="编辑 1201" initial={room} save={save} remove={remove} onClose={onClose}>
      <Form.Item name="name" label="房号" rules={[{ required: true, message: '请填写房号' }]}>
        <Input />
      </Form.Item>
      <Form.Item name="floor" label="楼层">
        <InputNumber />
      </Form.Item>
    </RecordDialog>,
    { answers: {}, permissions: [] },
  );
}

const refusal = (members: string[]): ApiFailure => ({
  status: 400,
  code: 'Album.TitleTaken',
  message: '不行',
  validationErrors: [{ message: '房号重复', members }],
});

async function saveAgainst(members: string[]): Promise<void> {
  const save = vi.fn<Save>().mockRejectedValue(refusal(members));
  await renderDialog(save);
  await typeInto(find<HTMLInputElement>('#room_name'), '1202');
  await press(findButton('保存'));
  await settle();
  expect(save).toHaveBeenCalledOnce();
}

test('what the fields hold is saved and nothing else, what is empty too; then it closes and says so', async () => {
  const save = vi.fn<Save>().mockResolvedValue('已保存 1202');
  await renderDialog(save);
  await typeInto(find<HTMLInputElement>('#room_name'), '1202');
  await press(findButton('保存'));
  await settle();
  expect(save).toHaveBeenCalledWith({ name: '1202', floor: null });
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain('已保存 1202');
});

test('a refusal stands at the field it names, and what was typed stays', async () => {
  await saveAgainst(['rooms.0.name']);
  expect(find('.ant-form-item-explain-error').textContent).toBe('房号重复');
  expect(find<HTMLInputElement>('#room_name').value).toBe('1202');
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal that names no field stands above them', async () => {
  await saveAgainst(['hotelId']);
  expect(find('[role="alert"]').textContent).toContain('房号重复');
  expect(document.querySelector('.ant-form-item-explain-error')).toBeNull();
});

test('changes are given up only when asked', async () => {
  await renderDialog(vi.fn<Save>());
  await typeInto(find<HTMLInputElement>('#room_name'), '1202');
  await pressKey(find('#room_name'), 'Escape');
  await settle();
  expect(onClose).not.toHaveBeenCalled();
  await press(findButton('放弃修改'));
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a record is removed once that is confirmed', async () => {
  const run = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  await renderDialog(vi.fn<Save>(), { label: '删除空房', title: '删除空房 1201？', done: '已删除', run });
  await press(findButton('删除空房'));
  await settle();
  expect(run).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('删除空房 1201？');
  await press(find<HTMLButtonElement>('.ant-modal-confirm .ant-btn-dangerous'));
  await settle();
  expect(run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
