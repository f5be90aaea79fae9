import { useCreateOwnAlbumMutation, useUpdateOwnAlbumMutation } from '@tuyuan/api-client/library/photographer-album.ts';
import type { AlbumVisibility, OwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Form, Input, Radio, Switch } from 'antd';
import { useState } from 'react';
import { TreeItem } from '../edit/detail-fields.tsx';
import styles from '../edit/edit.module.css';
import { WorksFormDialog } from '../edit/works-form-dialog.tsx';
import { visibilities } from './visibility-words.ts';

interface Fields {
  title: string;
  description: string;
  categoryId: number | null;
  regionId: number | null;
  visibility: AlbumVisibility;
  password: string;
  lastDay: string;
  canDownload: boolean;
  isRenewed: boolean;
}

const names = [
  'title',
  'description',
  'categoryId',
  'regionId',
  'visibility',
  'password',
  'lastDay',
  'canDownload',
  'isRenewed',
] as const;

interface AlbumDialogProps {
  /** Undefined for a new one. */
  readonly album: OwnAlbum | undefined;
  /** The chosen cover, which stays. */
  readonly coverImageId: number | null;
  onClose(): void;
}

/** Creates an album, or changes its words and who sees it. */
export function AlbumDialog({ album, coverImageId, onClose }: AlbumDialogProps) {
  const [form] = Form.useForm<Fields>();
  const [key] = useState(() => crypto.randomUUID());
  const [create, creating] = useCreateOwnAlbumMutation();
  const [update, updating] = useUpdateOwnAlbumMutation();
  const visibility = Form.useWatch('visibility', form);
  const share = album?.share;

  async function save(fields: Fields): Promise<void> {
    const { title, description, categoryId, regionId } = fields;
    const words = { title, description, categoryId, regionId };
    if (album)
      await update({ id: album.id, ...words, coverImageId, ...accessOf(fields, share?.hasPassword ?? false) }).unwrap();
    else await create({ key, ...words }).unwrap();
    showToast({ text: album ? '图集已保存' : '图集已建好，把图片放进去吧', tone: 'success' });
  }

  return (
    <WorksFormDialog<Fields>
      name="album"
      title={album ? '改图集' : '新建图集'}
      form={form}
      initialValues={{
        title: album?.title ?? '',
        description: album?.description ?? '',
        categoryId: album?.category?.id ?? null,
        regionId: album?.region?.id ?? null,
        visibility: album?.visibility ?? 'all',
        password: '',
        lastDay: share?.lastDay ?? '',
        canDownload: share?.canDownload ?? false,
        isRenewed: false,
      }}
      fieldNames={names}
      submitText="保存"
      isBusy={creating.isLoading || updating.isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="description" label="说明">
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <div className={styles.pair}>
        <TreeItem name="categoryId" label="分类" kind="categories" />
        <TreeItem name="regionId" label="地区" kind="regions" />
      </div>
      {album && (
        <Form.Item
          name="visibility"
          label="谁能看图集"
          extra={visibilities.find(({ value }) => value === visibility)?.note}
        >
          <Radio.Group options={visibilities.map(({ value, label }) => ({ value, label }))} />
        </Form.Item>
      )}
      {visibility === 'link' && <LinkItems hasLink={share != null} hasPassword={share?.hasPassword ?? false} />}
    </WorksFormDialog>
  );
}

/** An empty password keeps the one there is; a space takes it away. */
function accessOf({ visibility, password, lastDay, canDownload, isRenewed }: Fields, hasPassword: boolean) {
  if (visibility !== 'link') return { visibility };
  const isKept = password === '' && hasPassword;
  return {
    visibility,
    share: { ...(!isKept && { password: password.trim() }), lastDay: lastDay || null, canDownload, isRenewed },
  };
}

function LinkItems({ hasLink, hasPassword }: { readonly hasLink: boolean; readonly hasPassword: boolean }) {
  return (
    <>
      <div className={styles.pair}>
        <Form.Item
          name="password"
          label="密码"
          extra={hasPassword ? '已有密码：空着不变，只填一个空格取消' : '空着就不用密码'}
        >
          <Input.Password maxLength={64} autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="lastDay" label="有效到" extra="空着一直有效">
          <DateInput />
        </Form.Item>
      </div>
      <Form.Item
        name="canDownload"
        valuePropName="checked"
        label="可以下载原图"
        extra="打开后，有链接的人能免费下载图集里的原图"
      >
        <Switch />
      </Form.Item>
      {hasLink && (
        <Form.Item name="isRenewed" valuePropName="checked" label="换一个新链接" extra="旧链接马上失效">
          <Switch />
        </Form.Item>
      )}
    </>
  );
}
