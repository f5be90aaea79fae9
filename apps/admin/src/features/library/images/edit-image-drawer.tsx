import { ProFormDigit, ProFormItem, ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { useUpdateImageMutation } from '@tuyuan/api-client/library/image-management.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { RecordDrawer } from '../../../shared/form/record-drawer.tsx';
import { HistoryFold } from '../../../shared/history/history-fold.tsx';
import { FacesButton } from '../../../shared/library/faces/faces-button.tsx';
import { LabelInput } from '../../../shared/library/label-input.tsx';
import cell from '../../../shared/list/cell.module.css';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import styles from './edit-image-drawer.module.css';

interface EditImageDrawerProps {
  readonly image: ManagedImage;
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly onClose: () => void;
}

interface Fields {
  readonly title: string;
  readonly description?: string;
  readonly labels?: string[];
  readonly categoryId?: number | null;
  readonly regionId?: number | null;
  /** Yuan here, cents on the wire; empty is not for sale. */
  readonly unitPrice?: number | null;
}

/** Changes one image's words, place and price. */
export function EditImageDrawer({ image, categories, regions, onClose }: EditImageDrawerProps) {
  const [update] = useUpdateImageMutation();

  async function save(fields: Fields): Promise<string> {
    await update({
      id: image.id,
      title: fields.title,
      description: fields.description ?? '',
      labels: fields.labels ?? [],
      categoryId: fields.categoryId ?? null,
      regionId: fields.regionId ?? null,
      unitPrice: typeof fields.unitPrice === 'number' ? Math.round(fields.unitPrice * 100) : null,
    }).unwrap();
    return `已保存「${fields.title}」`;
  }

  return (
    <RecordDrawer<Fields>
      name="edit-image"
      title="编辑图片"
      initial={{
        title: image.title,
        description: image.description,
        labels: image.labels,
        categoryId: image.category?.id ?? null,
        regionId: image.region?.id ?? null,
        unitPrice: image.unitPrice === null ? null : image.unitPrice / 100,
      }}
      save={save}
      onClose={onClose}
    >
      <div className={styles.head}>
        <div className={styles.picture}>
          {image.cover && <img src={imageUrl(image.cover, 640)} alt={image.title} />}
        </div>
        <div>
          <ReviewStateDot state={image.reviewState} /> <span className={cell.number}>{image.no}</span>{' '}
          {image.cover && <FacesButton image={{ id: image.id, title: image.title, cover: image.cover }} />}
        </div>
      </div>
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
      <ProFormItem name="labels" label="标签" extra="回车添加，最多 30 个，每个最多 20 个字。">
        <LabelInput imageId={image.id} />
      </ProFormItem>
      <ProFormItem name="categoryId" label="分类">
        <NodeField nodes={categories} placeholder="未分类" />
      </ProFormItem>
      <ProFormItem name="regionId" label="地区">
        <NodeField nodes={regions} placeholder="未标地区" />
      </ProFormItem>
      <ProFormDigit
        name="unitPrice"
        label="价格（元）"
        min={0}
        max={1_000_000}
        placeholder="不出售"
        extra="最低一档授权的单价；0 为免费，留空为不出售、仅供浏览。"
        fieldProps={{ precision: 2, prefix: '¥' }}
      />
      <HistoryFold kind="image" id={image.id} />
    </RecordDrawer>
  );
}
