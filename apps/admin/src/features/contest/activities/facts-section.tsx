import { useUploadActivityPictureMutation } from '@tuyuan/api-client/contest/activity-management.ts';
import { Form, Input, InputNumber } from 'antd';
import { PictureField } from '../../../shared/form/picture-field.tsx';
import { RichTextField } from '../../../shared/form/rich-text-field.tsx';
import styles from './activity-editor.module.css';

/** What it is, and where. */
export function FactsSection({ disabled }: { readonly disabled: boolean }) {
  const [upload] = useUploadActivityPictureMutation();
  const store = (shape: 'cover' | 'content') => async (file: File) => (await upload({ file, shape }).unwrap()).path;
  return (
    <>
      <h2 className={styles.heading}>基本信息</h2>
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item name="description" label="一句话简介" extra="列表、分享卡片和简介页的主题。">
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="organiser" label="主办（选填）">
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="cover" label="封面" extra="裁成 3:2。">
          <PictureField label="封面" shape="cover" disabled={disabled} upload={store('cover')} />
        </Form.Item>
      </div>
      <Form.Item name="detail" label="活动介绍">
        <RichTextField label="活动介绍" disabled={disabled} upload={store('content')} />
      </Form.Item>
      <details>
        <summary>在哪里举行（户外活动才填）</summary>
        <div className={styles.pair}>
          <Form.Item name="place" label="地点（选填）">
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item name="address" label="地址（选填）">
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item name="latitude" label="纬度（选填）">
            <InputNumber min={-90} max={90} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="longitude" label="经度（选填）">
            <InputNumber min={-180} max={180} style={{ width: '100%' }} />
          </Form.Item>
        </div>
        <Form.Item name="directions" label="怎么到（选填）" extra="一行一条。">
          <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
      </details>
    </>
  );
}
