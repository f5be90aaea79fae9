import { useGetImageDecisionsQuery } from '@tuyuan/api-client/library/image-decision.ts';
import { useGetOwnImageQuery, useUpdateOwnImageMutation } from '@tuyuan/api-client/library/own-image.ts';
import type { AiUse } from '@tuyuan/contract/library/image.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Form, Input } from 'antd';
import type { WorkActions } from '../photos/use-work-actions.ts';
import { AlbumItem, DeclarationItems, LabelItem, PackageItem, PriceItems, TreeItem } from './detail-fields.tsx';
import styles from './edit.module.css';
import { FaceItem } from './face-item.tsx';
import { priceNames, toCents, toYuan } from './price-units.ts';
import { WorksFormDialog } from './works-form-dialog.tsx';

interface Fields {
  title: string;
  description: string;
  labels: string[];
  categoryId: number | null;
  regionId: number | null;
  albumId: number | null | undefined;
  prices: OwnImage['prices'];
  aiUse: AiUse | null;
  canUseAuthPay: boolean;
  editorialOnly: boolean;
}

const names = [
  'title',
  'description',
  'labels',
  'categoryId',
  'regionId',
  'albumId',
  ...priceNames,
  'aiUse',
  'canUseAuthPay',
  'editorialOnly',
] as const;

interface EditDialogProps {
  readonly id: number;
  readonly actions: Pick<WorkActions, 'resubmit'>;
  onClose(): void;
}

/** Changes what is said about one picture; a rejected one is handed to review again. */
export function EditDialog({ id, actions, onClose }: EditDialogProps) {
  const { data: image } = useGetOwnImageQuery({ id });
  return image ? <Editor key={image.id} image={image} actions={actions} onClose={onClose} /> : null;
}

interface EditorProps extends Omit<EditDialogProps, 'id'> {
  readonly image: OwnImage;
}

function Editor({ image, actions, onClose }: EditorProps) {
  const [form] = Form.useForm<Fields>();
  const [update, { isLoading }] = useUpdateOwnImageMutation();
  const isRejected = image.reviewState === 'rejected';
  const { data: decisions } = useGetImageDecisionsQuery({ imageIds: [image.id] }, { skip: !isRejected });
  const reasons = decisions?.items[0]?.reasons ?? [];

  async function save({ albumId, prices, ...fields }: Fields): Promise<void> {
    await update({ id: image.id, ...fields, albumId: albumId ?? null, prices: toCents(prices) }).unwrap();
    if (isRejected) await actions.resubmit([image.id]);
    else showToast({ text: '资料已保存', tone: 'success' });
  }

  const { title, description, labels, category, region, album, prices, canUseAuthPay, aiUse, editorialOnly } = image;
  return (
    <WorksFormDialog<Fields>
      name="work"
      title={isRejected ? '修改后重新提交' : '改资料和价格'}
      form={form}
      initialValues={{
        ...{ title, description, labels, aiUse, canUseAuthPay, editorialOnly, prices: toYuan(prices) },
        categoryId: category?.id ?? null,
        regionId: region?.id ?? null,
        albumId: album?.id,
      }}
      fieldNames={names}
      submitText={isRejected ? '保存并重新提交' : '保存'}
      isBusy={isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      {reasons.length > 0 && (
        <div className={styles.named} role="note">
          {reasons.map(({ code, title: reason, mend }) => (
            <p key={code}>
              <strong>{reason}</strong>：{mend}
            </p>
          ))}
        </div>
      )}
      <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="description" label="描述">
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <LabelItem />
      <div className={styles.pair}>
        <TreeItem name="categoryId" label="分类" kind="categories" />
        <TreeItem name="regionId" label="地区" kind="regions" />
      </div>
      <AlbumItem />
      <PriceItems form={form} />
      <PackageItem />
      <DeclarationItems />
      <FaceItem imageId={image.id} cover={image.cover} />
    </WorksFormDialog>
  );
}
