import { DrawerForm, ProFormItem, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { useUpdateAlbumMutation } from '@tuyuan/api-client/library/album-management.ts';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { App, Form } from 'antd';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
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

const names = ['title', 'description', 'categoryId', 'regionId', 'coverImageId'] as const;

/** Edits an album's text, place and cover. An error is shown at its field and the input stays. */
export function EditAlbumDrawer({ album, categories, regions, maySeeImages, onClose }: EditAlbumDrawerProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [update, { isLoading }] = useUpdateAlbumMutation();
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);

  async function save({ title, description, categoryId, regionId, coverImageId }: Fields): Promise<void> {
    const isSaved = await faults.guard(() =>
      update({
        id: album.id,
        title,
        description: description ?? '',
        categoryId: categoryId ?? null,
        regionId: regionId ?? null,
        coverImageId: coverImageId ?? null,
      }).unwrap(),
    );
    if (!isSaved) return;
    message.success(`已保存「${title}」`);
    // Returning true would make the drawer close itself and ask about unsaved changes.
    onClose();
  }

  return (
    <DrawerForm<Fields>
      name="edit-album"
      form={form}
      open
      width={480}
      title="编辑图集"
      initialValues={{
        title: album.title,
        description: album.description,
        categoryId: album.category?.id ?? null,
        regionId: album.region?.id ?? null,
        coverImageId: album.cover?.id ?? null,
      }}
      submitter={{ searchConfig: { submitText: '保存', resetText: '取消' }, submitButtonProps: { loading: isLoading } }}
      drawerProps={{ destroyOnHidden: true, maskClosable: false, onClose: close }}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      onFinish={save}
    >
      <FormFault text={faults.rest} />
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
    </DrawerForm>
  );
}
