import { Button, Form, Input, InputNumber } from 'antd';
import styles from './activity-editor.module.css';

/** What can be won, and what becomes of the works. */
export function PrizesSection({ disabled }: { readonly disabled: boolean }) {
  return (
    <>
      <h2 className={styles.heading}>奖项与权利</h2>
      <Form.List name={['rules', 'prizes']}>
        {(rows, { add, remove }) => (
          <Form.Item label="奖项（选填）" extra="从高到低；第一个的奖励显示在活动卡片上。">
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.row}>
                <Form.Item name={[name, 'name']} rules={[{ required: true, whitespace: true, message: '请填写奖项' }]}>
                  <Input maxLength={30} placeholder="奖项，如 一等奖" aria-label="奖项" />
                </Form.Item>
                <Form.Item name={[name, 'reward']}>
                  <Input maxLength={60} placeholder="奖励，如 ¥20 000" aria-label="奖励" />
                </Form.Item>
                <Form.Item
                  name={[name, 'places']}
                  className={styles.narrow ?? ''}
                  rules={[{ required: true, message: '请填写名额' }]}
                >
                  <InputNumber min={1} max={500} precision={0} placeholder="名额" aria-label="名额" />
                </Form.Item>
                <Button disabled={disabled} onClick={() => remove(name)}>
                  去掉
                </Button>
              </div>
            ))}
            <Button disabled={disabled || rows.length >= 20} onClick={() => add({ name: '', reward: '', places: 1 })}>
              加奖项
            </Button>
          </Form.Item>
        )}
      </Form.List>
      {rights.map(([name, label]) => (
        <Form.Item key={name} name={['rules', 'rights', name]} label={label}>
          <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      ))}
    </>
  );
}

const rights = [
  ['yours', '始终归作者'],
  ['ours', '我们可以'],
  ['never', '我们不会'],
] as const;
