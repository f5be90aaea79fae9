import { ProFormItem, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { useCreateAlbumMutation } from '@tuyuan/api-client/library/album-management.ts';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { PhotographerSelect } from '../../../shared/filters/photographer-select.tsx';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface CreateAlbumDialogProps {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly onClose: () => void;
}

interface Fields {
  readonly photographerId: number;
  readonly title: string;
  readonly description?: string;
  readonly categoryId?: number | null;
  readonly regionId?: number | null;
}

/** Makes an empty album of a photographer; images are moved into it from their list. */
export function CreateAlbumDialog({ categories, regions, onClose }: CreateAlbumDialogProps) {
  const [create] = useCreateAlbumMutation();
  return (
    <RecordDialog<Fields>
      name="create-album"
      title="新建图集"
      okText="新建"
      initial={{}}
      save={async ({ photographerId, title, description = '', categoryId = null, regionId = null }) => {
        await create({ photographerId, title, description, categoryId, regionId }).unwrap();
        return `已新建「${title}」，在「待审」里`;
      }}
      onClose={onClose}
    >
      <ProFormItem
        name="photographerId"
        label="摄影师"
        extra="图集只能放这位摄影师的图片。"
        rules={[{ required: true, message: '请选择摄影师' }]}
      >
        <PhotographerField />
      </ProFormItem>
      <ProFormText
        name="title"
        label="标题"
        fieldProps={{ maxLength: 100, showCount: true }}
        rules={[{ required: true, whitespace: true, message: '请填写标题' }]}
      />
      <ProFormTextArea
        name="description"
        label="说明"
        fieldProps={{ maxLength: 2000, showCount: true, autoSize: { minRows: 3, maxRows: 8 } }}
      />
      <ProFormItem name="categoryId" label="分类">
        <NodeField nodes={categories} placeholder="未分类" />
      </ProFormItem>
      <ProFormItem name="regionId" label="地区">
        <NodeField nodes={regions} placeholder="未标地区" />
      </ProFormItem>
    </RecordDialog>
  );
}

interface PhotographerFieldProps {
  readonly value?: number;
  readonly onChange?: (id: number | undefined) => void;
}

function PhotographerField({ value, onChange }: PhotographerFieldProps) {
  return <PhotographerSelect value={value} onChange={(id) => onChange?.(id)} />;
}
