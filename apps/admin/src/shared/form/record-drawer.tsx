import { Button, Drawer } from 'antd';
import { type RecordForm, useRecordForm } from './use-record-form.tsx';

/** A record's form beside the list it is of; see RecordForm. */
export function RecordDrawer<Fields extends object>(record: RecordForm<Fields>) {
  const { body, removeButton, isSaving, submit, close } = useRecordForm(record);
  const { title, okText = '保存', isDangerous = false, width = 480 } = record;
  return (
    <Drawer
      open
      size={width}
      title={title}
      mask={{ closable: false }}
      onClose={close}
      footer={
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          {removeButton}
          <Button onClick={close}>{record.cancelText ?? '取消'}</Button>
          <Button type="primary" danger={isDangerous} loading={isSaving} onClick={submit}>
            {okText}
          </Button>
        </div>
      }
    >
      {body}
    </Drawer>
  );
}
