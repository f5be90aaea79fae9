import type { ManagedArticleCategory } from '@tuyuan/contract/content/article-category-management.ts';
import type { ArticleKind } from '@tuyuan/contract/content/article-words.ts';
import { App, Button, Form, Input, Select, Switch } from 'antd';
import { Link } from 'react-router-dom';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { paths } from '../../../shared/paths.ts';
import type { NodePanelCommands } from '../../../shared/tree/arrange-tree.tsx';
import styles from './article-editor.module.css';

type Fields = Pick<ManagedArticleCategory, 'name' | 'kind' | 'isPinned'>;
export type UpdateArticleCategory = (category: Fields & { readonly id: number }) => Promise<unknown>;

const kindTitles: Readonly<Record<ArticleKind, string>> = {
  article: '文章',
  notice: '公告',
  help: '帮助',
  page: '单页',
};
const kindOptions = Object.entries(kindTitles).map(([value, label]) => ({ value, label }));

interface ArticleCategoryPanelProps extends NodePanelCommands {
  readonly category: ManagedArticleCategory;
  readonly update: UpdateArticleCategory | undefined;
}

/** The chosen category: its name, what it is for, and whether the menu above the articles shows it. */
export function ArticleCategoryPanel({ category, path, update, onAdd, onRemove }: ArticleCategoryPanelProps) {
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['name', 'kind']);
  const { message } = App.useApp();
  const { id, name, kind, isPinned, articleCount } = category;

  async function save(fields: Fields): Promise<void> {
    if (update && (await faults.guard(() => update({ id, ...fields })))) message.success(`已保存「${fields.name}」`);
  }

  return (
    <section className={styles.side} aria-label={name}>
      <h2 className={styles.subtitle}>{[...path, name].join(' / ')}</h2>
      <p className={styles.minor}>
        {articleCount > 0 ? <Link to={`${paths.articles}?category=${id}`}>{articleCount} 篇文章</Link> : '还没有文章'}
      </p>
      <FormFault text={faults.rest} />
      <Form<Fields>
        name="article-category"
        form={form}
        layout="vertical"
        disabled={!update}
        initialValues={{ name, kind, isPinned }}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
          <Input maxLength={20} showCount />
        </Form.Item>
        <Form.Item
          name="kind"
          label="用途"
          extra="决定这里的文章出现在网站的哪里：文章、公告、帮助中心，或各有网址的单页。"
        >
          <Select options={kindOptions} />
        </Form.Item>
        <Form.Item name="isPinned" label="显示在文章菜单里" valuePropName="checked">
          <Switch />
        </Form.Item>
        {update && (
          <Button type="primary" htmlType="submit">
            保存
          </Button>
        )}{' '}
        {onAdd && <Button onClick={onAdd}>加下级</Button>}{' '}
        {onRemove && (
          <Button danger onClick={onRemove}>
            删除
          </Button>
        )}
      </Form>
    </section>
  );
}
