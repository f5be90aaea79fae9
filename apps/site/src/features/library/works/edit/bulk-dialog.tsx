import { useUpdateOwnImagesMutation } from '@tuyuan/api-client/library/own-image.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Form, Select, Switch } from 'antd';
import { AlbumItem, LabelItem, PriceItems, TreeItem } from './detail-fields.tsx';
import styles from './edit.module.css';
import { priceNames, toCents } from './price-units.ts';
import { WorksFormDialog } from './works-form-dialog.tsx';

interface Fields {
  addLabels: string[];
  categoryId: number | null | undefined;
  regionId: number | null | undefined;
  albumId: number | undefined;
  changesPrices: boolean;
  prices: Partial<OwnImage['prices']> | undefined;
  canUseAuthPay: boolean | undefined;
}

const names = [
  'addLabels',
  'categoryId',
  'regionId',
  'albumId',
  'changesPrices',
  ...priceNames,
  'canUseAuthPay',
] as const;

/** Changes many pictures at once; what stays empty stays as it is. */
export function BulkDialog({ ids, onClose }: { readonly ids: readonly number[]; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const changesPrices = Form.useWatch('changesPrices', form);
  const [update, { isLoading }] = useUpdateOwnImagesMutation();

  async function save({
    addLabels,
    categoryId,
    regionId,
    albumId,
    changesPrices: isPriced,
    prices,
    canUseAuthPay,
  }: Fields): Promise<void> {
    const { succeeded, failed } = await update({
      ids: [...ids],
      addLabels,
      ...(categoryId != null && { categoryId }),
      ...(regionId != null && { regionId }),
      ...(albumId != null && { albumId }),
      ...(isPriced && { prices: toCents(prices ?? {}) }),
      ...(canUseAuthPay !== undefined && { canUseAuthPay }),
    }).unwrap();
    const [first] = failed;
    showToast(
      first
        ? { text: `改了 ${succeeded.length} 张，${failed.length} 张没有：${first.message}`, tone: 'error' }
        : { text: `改了 ${succeeded.length} 张`, tone: 'success' },
    );
  }

  return (
    <WorksFormDialog<Fields>
      name="works"
      title={`改 ${ids.length} 张的资料`}
      form={form}
      initialValues={{ addLabels: [], changesPrices: false }}
      fieldNames={names}
      submitText="保存"
      isBusy={isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.hint}>空着的不改。</p>
      <LabelItem name="addLabels" label="加上标签" />
      <div className={styles.pair}>
        <TreeItem name="categoryId" label="分类" kind="categories" />
        <TreeItem name="regionId" label="地区" kind="regions" />
      </div>
      <AlbumItem />
      <Form.Item name="changesPrices" valuePropName="checked" label="统一改价格">
        <Switch />
      </Form.Item>
      {changesPrices && <PriceItems form={form} />}
      <Form.Item name="canUseAuthPay" label="可用套餐支付">
        <Select
          allowClear
          placeholder="不改"
          options={[
            { value: true, label: '可以' },
            { value: false, label: '不可以' },
          ]}
        />
      </Form.Item>
    </WorksFormDialog>
  );
}
