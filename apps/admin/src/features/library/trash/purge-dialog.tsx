import type { TrashedWork } from '@tuyuan/contract/library/trash.ts';
import { Form, InputNumber } from 'antd';
import { Effects } from '../../../shared/form/effects.tsx';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface PurgeDialogProps {
  readonly works: readonly TrashedWork[];
  readonly unit: '张图片' | '个图集';
  readonly onPurge: (count: number) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the number of works before they are gone for good. */
export function PurgeDialog({ works, unit, onPurge, onClose }: PurgeDialogProps) {
  const sold = works.filter(({ sales }) => sales > 0).length;
  const isImages = unit === '张图片';
  return (
    <RecordDialog<{ count: number }>
      name="purge"
      width={440}
      title={`彻底删除 ${works.length} ${unit}？`}
      okText="彻底删除"
      isDangerous
      initial={{ count: undefined }}
      save={({ count }) => onPurge(count)}
      onClose={onClose}
    >
      <Effects
        effects={[
          isImages ? '原图和所有尺寸的文件一并删除' : '里面的图片不删，只是不再属于图集',
          ...(sold > 0 ? [`其中 ${sold} 张卖出过：只清公开图，原图和授权永远留着`] : []),
          '不能恢复',
        ]}
      />
      <Form.Item
        name="count"
        label={`填写数目 ${works.length} 来确认`}
        style={{ marginBlockStart: 16 }}
        rules={[
          { required: true, message: '请填写数目' },
          {
            validator: (_, count: unknown) =>
              typeof count !== 'number' || count === works.length
                ? Promise.resolve()
                : Promise.reject(new Error(`选中的是 ${works.length} ${unit}`)),
          },
        ]}
      >
        <InputNumber min={1} precision={0} autoFocus style={{ width: 160 }} />
      </Form.Item>
    </RecordDialog>
  );
}
