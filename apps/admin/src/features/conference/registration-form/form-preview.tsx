import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { Button, Drawer, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { AnswerField } from '../../../shared/form/answer-field.tsx';

interface FormPreviewProps {
  readonly form: readonly RegistrationField[];
  readonly types: readonly Pick<ManagedTicketType, 'id' | 'name' | 'isHidden'>[];
  readonly onClose: () => void;
}

/** The form as attendees see it, to try out; nothing is sent. */
export function FormPreview({ form, types, onClose }: FormPreviewProps) {
  const offered = types.filter(({ isHidden }) => !isHidden);
  const [typeId, setTypeId] = useState(offered[0]?.id);
  const [isFine, setFine] = useState(false);
  const asked = typeId === undefined ? form : askedOfTicketType(form, typeId);
  return (
    <Drawer open title="预览报名表" size={420} onClose={onClose}>
      <Form
        name="formPreview"
        layout="vertical"
        onValuesChange={() => setFine(false)}
        onFinish={() => setFine(true)}
        onFinishFailed={() => setFine(false)}
      >
        {offered.length > 0 && (
          <Form.Item label="票种">
            <Radio.Group
              value={typeId}
              options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => setTypeId(event.target.value)}
            />
          </Form.Item>
        )}
        <Form.Item name="name" label="姓名" rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}>
          <Input maxLength={30} />
        </Form.Item>
        {asked.map((field) => (
          <AnswerField key={field.key} field={field} isRequired={field.isRequired} name={['answers', field.key]} />
        ))}
        <p style={{ marginBlockEnd: 12 }}>以账号绑定的手机号报名，参会票会发到这个号码。</p>
        <Button type="primary" htmlType="submit">
          试填完，检查一下
        </Button>
        {isFine && <p role="status">必填的都填了，可以提交。这里只是预览，没有报名。</p>}
      </Form>
    </Drawer>
  );
}
