import { Checkbox, Form } from 'antd';

/** Of an agreement's new version: whether who has agreed already is asked again. */
export function AsksAgainField() {
  return (
    <Form.Item
      name="asksAgain"
      valuePropName="checked"
      extra="勾上后，已经同意过的人下次来会看到提示；没同意之前，与这份协议有关的上传或购买要先同意。"
    >
      <Checkbox>要大家重新同意</Checkbox>
    </Form.Item>
  );
}
