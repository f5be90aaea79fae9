import { Modal } from 'antd';
import { type RecordForm, useRecordForm } from './use-record-form.tsx';

/** A record's form over the page; see RecordForm. */
export function RecordDialog<Fields extends object>(record: RecordForm<Fields>) {
  const { body, removeButton, isSaving, submit, close } = useRecordForm(record);
  const { title, okText = '保存', isDangerous = false, width = 520 } = record;
  return (
    <Modal
      open
      width={width}
      title={title}
      mask={{ closable: false }}
      okText={okText}
      cancelText={record.cancelText ?? '取消'}
      okButtonProps={{ loading: isSaving, danger: isDangerous }}
      onOk={submit}
      onCancel={close}
      footer={(_, { OkBtn, CancelBtn }) => (
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          {removeButton}
          <CancelBtn />
          <OkBtn />
        </div>
      )}
    >
      {body}
    </Modal>
  );
}
