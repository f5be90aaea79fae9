import { useGetPriceTermsQuery, useSetCategoryPricesMutation } from '@tuyuan/api-client/library/image-price.ts';
import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import type { PriceTerms } from '@tuyuan/contract/library/image-price.ts';
import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App, Button, Form } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { PriceFields } from '../../../shared/library/price-fields.tsx';
import styles from './category-prices.module.css';

interface CategoryPricesProps {
  readonly id: number;
  readonly parentId: number | null;
  readonly nodes: readonly ManagedNode[];
  readonly mayEdit: boolean;
}

/** What a category proposes to authors who set a price. */
export function CategoryPrices(props: CategoryPricesProps) {
  const { data: terms } = useGetPriceTermsQuery();
  return terms ? <Editor key={JSON.stringify(terms)} {...props} terms={terms} /> : null;
}

interface Fields {
  readonly prices?: LicencePrices;
}

const none: LicencePrices = { editorial: null, commercial: null, extended: null };

function Editor({ id, parentId, nodes, mayEdit, terms }: CategoryPricesProps & { readonly terms: PriceTerms }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['prices']);
  const [set, { isLoading }] = useSetCategoryPricesMutation();
  const own = terms.defaults.find(({ categoryId }) => categoryId === id)?.prices;
  const above = parentId === null ? undefined : proposedBy(parentId, nodes, terms);

  async function save({ prices = none }: Fields): Promise<void> {
    const isEmpty = Object.values(prices).every((price) => price === null);
    const isSaved = await faults.guard(() => set({ categoryId: id, prices: isEmpty ? null : prices }).unwrap());
    if (isSaved) message.success('已保存默认价格');
  }

  return (
    <section className={styles.prices}>
      <h3 className={styles.title}>默认价格</h3>
      <FormFault text={faults.rest} />
      <Form<Fields>
        name="category-prices"
        form={form}
        disabled={!mayEdit}
        initialValues={{ prices: own ?? none }}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="prices"
          extra={`摄影师给这个分类的图片定价时先填上这些，已有的价格不变。可定 ${formatPrice(terms.minimum)} 到 ${formatPrice(terms.maximum)}，${
            above ? `都留空就用「${above}」的` : '都留空就不预填'
          }。`}
        >
          <PriceFields isDisabled={!mayEdit} />
        </Form.Item>
        {mayEdit && (
          <Button htmlType="submit" loading={isLoading}>
            设为默认价格
          </Button>
        )}
      </Form>
    </section>
  );
}

/** Returns the name of the nearest of a category and those above it that has prices. */
function proposedBy(id: number, nodes: readonly ManagedNode[], terms: PriceTerms): string | undefined {
  const node = nodes.find((each) => each.id === id);
  if (!node) return undefined;
  if (terms.defaults.some(({ categoryId }) => categoryId === id)) return node.name;
  return node.parentId === null ? undefined : proposedBy(node.parentId, nodes, terms);
}
