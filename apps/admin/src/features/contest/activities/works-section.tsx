import {
  aiUses,
  aiUseWords,
  entryKinds,
  entryKindWords,
  maxSeries,
  maxWorksPerPerson,
} from '@tuyuan/contract/contest/activity-words.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Button, Checkbox, Form, Input, InputNumber, Select, Switch } from 'antd';
import styles from './activity-editor.module.css';

interface WorksSectionProps {
  /** Keys of categories that have works. */
  readonly used: readonly string[];
  readonly disabled: boolean;
}

/** What may be sent in, and by whom. */
export function WorksSection({ used, disabled }: WorksSectionProps) {
  return (
    <>
      <h2 className={styles.heading}>参加与作品要求</h2>
      <div className={styles.pair}>
        <Form.Item name={['rules', 'entryKinds']} label="作品形式">
          <Checkbox.Group options={entryKinds.map((value) => ({ value, label: entryKindWords[value] }))} />
        </Form.Item>
        <Form.Item name={['rules', 'worksPerPerson']} label="每人至多几件">
          <InputNumber min={1} max={maxWorksPerPerson} precision={0} />
        </Form.Item>
        <Form.Item name={['rules', 'seriesMost']} label="组照至多几张">
          <InputNumber min={2} max={maxSeries} precision={0} />
        </Form.Item>
        <Form.Item name={['rules', 'minLongEdge']} label="长边至少（像素，0 不限）">
          <InputNumber min={0} max={20_000} precision={0} />
        </Form.Item>
        <Form.Item name={['rules', 'maxMegabytes']} label="文件至多（MB）">
          <InputNumber min={1} max={200} precision={0} />
        </Form.Item>
        <Form.Item name={['rules', 'aiAllowed']} label="最多接受">
          <Select options={aiUses.map((value) => ({ value, label: aiUseWords[value] }))} />
        </Form.Item>
      </div>
      <Form.List name={['rules', 'categories']}>
        {(rows, { add, remove }) => (
          <Form.Item label="分类（选填）" extra="有了分类，投稿时要选一个；已有作品的分类不能去掉。">
            {rows.map(({ key, name }) => (
              <Form.Item key={key} noStyle shouldUpdate>
                {({ getFieldValue }) => {
                  const isUsed = used.includes(String(getFieldValue(['rules', 'categories', name, 'key'])));
                  return (
                    <div className={styles.row}>
                      <Form.Item
                        name={[name, 'name']}
                        rules={[{ required: true, whitespace: true, message: '请填写名称' }]}
                      >
                        <Input maxLength={20} placeholder="名称，如 风光" aria-label="分类名称" />
                      </Form.Item>
                      <Form.Item
                        name={[name, 'key']}
                        rules={[
                          {
                            required: true,
                            pattern: /^[a-z][a-z0-9-]{0,29}$/,
                            message: '小写字母开头，只用小写字母、数字和连字符',
                          },
                        ]}
                      >
                        <Input placeholder="标识，如 landscape" aria-label="分类标识" disabled={isUsed || disabled} />
                      </Form.Item>
                      <Button disabled={isUsed || disabled} onClick={() => remove(name)}>
                        去掉
                      </Button>
                    </div>
                  );
                }}
              </Form.Item>
            ))}
            <Button disabled={disabled || rows.length >= 20} onClick={() => add({ name: '', key: '' })}>
              加分类
            </Button>
          </Form.Item>
        )}
      </Form.List>
      <details>
        <summary>更多要求</summary>
        <div className={styles.pair}>
          <Form.Item name={['rules', 'capturedFrom']} label="拍摄不早于（选填）">
            <DateInput kind="date" />
          </Form.Item>
          <Form.Item name={['rules', 'capturedTo']} label="拍摄不晚于（选填）">
            <DateInput kind="date" />
          </Form.Item>
          <Toggle name="needsExif" label="须保留拍摄信息（EXIF）" />
          <Toggle name="approvesEntrants" label="报名要审核" />
          <Toggle name="hasTeams" label="接受团体报名" />
          <Toggle name="isBlind" label="评选结束前不公开作者" />
        </div>
      </details>
    </>
  );
}

function Toggle({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <Form.Item name={['rules', name]} label={label} valuePropName="checked" layout="horizontal" colon={false}>
      <Switch />
    </Form.Item>
  );
}
