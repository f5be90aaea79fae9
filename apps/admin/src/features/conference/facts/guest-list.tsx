import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { ConferencePictureField } from '../../../shared/form/conference-picture-field.tsx';
import styles from './guest-list.module.css';

/** The guests, in the order the introduction shows them. */
export function GuestList({ disabled }: { readonly disabled: boolean }) {
  return (
    <Form.List name="guests">
      {(fields, { add, move, remove }) => (
        <div className={styles.guests}>
          {fields.map(({ key, name }, index) => (
            <section key={key} className={styles.guest} aria-label={`嘉宾 ${index + 1}`}>
              <Form.Item name={[name, 'photo']} label="照片">
                <ConferencePictureField label={`嘉宾 ${index + 1} 的照片`} shape="portrait" disabled={disabled} />
              </Form.Item>
              <div className={styles.words}>
                <Form.Item
                  name={[name, 'name']}
                  label="姓名"
                  rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}
                >
                  <Input maxLength={30} />
                </Form.Item>
                <Form.Item name={[name, 'title']} label="单位和职务（选填）">
                  <Input maxLength={60} />
                </Form.Item>
                <Form.Item name={[name, 'introduction']} label="简介（选填）" className={styles.wide ?? ''}>
                  <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 1, maxRows: 4 }} />
                </Form.Item>
              </div>
              {!disabled && (
                <div className={styles.commands}>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={`嘉宾 ${index + 1} 上移`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={`嘉宾 ${index + 1} 下移`}
                    disabled={index === fields.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`去掉嘉宾 ${index + 1}`}
                    onClick={() => remove(name)}
                  />
                </div>
              )}
            </section>
          ))}
          {!disabled && (
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length >= 60}
              onClick={() => add({ name: '', title: '', introduction: '', photo: '' })}
            >
              加一位嘉宾
            </Button>
          )}
        </div>
      )}
    </Form.List>
  );
}
