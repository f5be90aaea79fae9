import { ProFormItem } from '@ant-design/pro-components';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { LabelInput } from '../../../shared/library/label-input.tsx';
import type { ImageChanges } from './image-actions.ts';
import type { BulkChange } from './image-bulk-bar.tsx';

interface BulkChangeDialogProps {
  readonly change: BulkChange;
  readonly count: number;
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly onSubmit: (verb: string, changes: ImageChanges) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly categoryId?: number;
  readonly regionId?: number;
  readonly addLabels?: string[];
  readonly removeLabels?: string[];
}

const titles: Readonly<Record<BulkChange, string>> = { category: '改分类', region: '改地区', labels: '改标签' };

/** Asks for the values to set on many images. */
export function BulkChangeDialog({ change, count, categories, regions, onSubmit, onClose }: BulkChangeDialogProps) {
  const required = [{ required: true, message: '请选择' }];
  return (
    <RecordDialog<Fields>
      name="change-images"
      width={420}
      title={`给 ${count} 张图片${titles[change]}`}
      okText={titles[change]}
      initial={{}}
      save={async (fields) => onSubmit(titles[change], fields)}
      onClose={onClose}
    >
      {change === 'category' && (
        <ProFormItem name="categoryId" label="分类" rules={required}>
          <NodeField nodes={categories} placeholder="选一个分类" />
        </ProFormItem>
      )}
      {change === 'region' && (
        <ProFormItem name="regionId" label="地区" rules={required}>
          <NodeField nodes={regions} placeholder="选一个地区" />
        </ProFormItem>
      )}
      {change === 'labels' && (
        <>
          <ProFormItem
            name="addLabels"
            label="加上"
            extra="原有的标签保留。每个最多 20 个字，回车添加。"
            dependencies={['removeLabels']}
            rules={[
              ({ getFieldValue }) => ({
                validator: (_, added?: string[]) =>
                  (added ?? []).length > 0 || (getFieldValue('removeLabels') ?? []).length > 0
                    ? Promise.resolve()
                    : Promise.reject(new Error('请填写要加上或去掉的标签')),
              }),
            ]}
          >
            <LabelInput placeholder="比如 清晨" />
          </ProFormItem>
          <ProFormItem name="removeLabels" label="去掉（选填）">
            <LabelInput />
          </ProFormItem>
        </>
      )}
    </RecordDialog>
  );
}
