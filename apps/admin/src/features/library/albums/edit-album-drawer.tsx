import { ProFormItem, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { useUpdateAlbumMutation } from '@tuyuan/api-client/library/album-management.ts';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { RecordDrawer } from '../../../shared/form/record-drawer.tsx';
import { HistoryFold } from '../../../shared/history/history-fold.tsx';
import { CoverField } from './cover-field.tsx';

interface EditAlbumDrawerProps {
  readonly album: ManagedAlbum;
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  /** The covers to choose from are images, which need a permission of their own. */
  readonly maySeeImages: boolean;
  readonly onClose: () => void;
}

interface Fields {
  readonly title: string;
  readonly description?: string;
  readonly categoryId?: number | null;
  readonly regionId?: number | null;
  readonly coverImageId?: number | null;
}

/** Changes an album's words, place and cover. */
export function EditAlbumDrawer({ album, categories, regions, maySeeImages, onClose }: EditAlbumDrawerProps) {
  const [update] = useUpdateAlbumMutation();

  async function save({ title, description, categoryId, regionId, coverImageId }: Fields): Promise<string> {
    await update({
      id: album.id,
      title,
      description: description ?? '',
      categoryId: categoryId ?? null,
      regionId: regionId ?? null,
      coverImageId: coverImageId ?? null,
    }).unwrap();
    return `已保存「${title}」`;
  }

  return (
    <RecordDrawer<Fields>
      name="edit-album"
      title="编辑图集"
      initial={{
        title: album.title,
        description: album.description,
        categoryId: album.category?.id ?? null,
        regionId: album.region?.id ?? null,
        coverImageId: album.cover?.id ?? null,
      }}
      save={save}
      onClose={onClose}
    >
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
      {maySeeImages && (
        <ProFormItem name="coverImageId" label="封面">
          <CoverField albumId={album.id} />
        </ProFormItem>
      )}
      <HistoryFold kind="album" id={album.id} />
    </RecordDrawer>
  );
}
