import { useGetManagedArticleCategoriesQuery } from '@tuyuan/api-client/content/article-category-management.ts';
import { usePlaceArticleMutation } from '@tuyuan/api-client/content/article-management.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';
import { maxArticleTags } from '@tuyuan/contract/content/article-words.ts';
import { App, Button, Form, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { PhotographerSelect } from '../../../shared/filters/photographer-select.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import styles from './article-editor.module.css';
import type { ArticleWords } from './article-words.ts';
import { categoryOptions } from './category-options.ts';

interface ArticleSettingsProps {
  readonly article: ArticleDraft;
  readonly words: ArticleWords;
  readonly mayEdit: boolean;
  readonly onChange: (patch: Partial<ArticleWords>) => void;
}

/** What is saved with the text: cover, signature, source and tags; and where the article stands, which is shown at once. */
export function ArticleSettings({ article, words, mayEdit, onChange }: ArticleSettingsProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      {article.kind === 'help' && (
        <p className={styles.minor}>
          {article.helpfulCount} 人说有帮助，{article.unhelpfulCount} 人说没有
        </p>
      )}
      <Form layout="vertical" disabled={!mayEdit}>
        <Form.Item label="封面">
          {words.cover && <img className={styles.cover} src={imageUrl(words.cover, 640)} alt="封面" />}
          <Button onClick={() => setPicking(true)}>{words.cover ? '换一张' : '从图库选'}</Button>
          {words.cover && (
            <Button type="text" onClick={() => onChange({ cover: null, coverImageId: null })}>
              不用封面
            </Button>
          )}
        </Form.Item>
        <Form.Item label="作者" extra="选一位摄影师，署名就通到他的主页；外面的作者只写署名。">
          <PhotographerSelect
            value={words.authorId ?? undefined}
            onChange={(id) => onChange({ authorId: id ?? null })}
          />
        </Form.Item>
        <Form.Item label="署名" htmlFor="article-author">
          <Input
            id="article-author"
            placeholder={words.authorId === null ? '' : '不填就用作者的名字'}
            maxLength={30}
            value={words.authorName}
            onChange={({ target }) => onChange({ authorName: target.value })}
          />
        </Form.Item>
        <Form.Item label="来源" htmlFor="article-source">
          <Input
            id="article-source"
            maxLength={60}
            value={words.source}
            onChange={({ target }) => onChange({ source: target.value })}
          />
        </Form.Item>
        <Form.Item label="标签" htmlFor="article-tags" extra={`回车加一个，最多 ${maxArticleTags} 个。`}>
          <Select
            id="article-tags"
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={maxArticleTags}
            value={[...words.tags]}
            onChange={(tags: string[]) =>
              onChange({ tags: tags.map((tag) => tag.trim().slice(0, 20)).filter(Boolean) })
            }
          />
        </Form.Item>
      </Form>
      <Place
        key={`${article.category.id} ${article.isPinned} ${article.pageKey}`}
        article={article}
        mayEdit={mayEdit}
      />
      {isPicking && (
        <PickImagesDialog
          chosen={words.coverImageId === null ? [] : [words.coverImageId]}
          max={1}
          thereText="现在的封面"
          onPick={([picked]) => picked && onChange({ coverImageId: picked.id, cover: picked.cover })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

interface PlaceFields {
  readonly categoryId: number;
  readonly isPinned: boolean;
  readonly pageKey?: string;
}

function Place({ article, mayEdit }: { readonly article: ArticleDraft; readonly mayEdit: boolean }) {
  const { data: categories } = useGetManagedArticleCategoriesQuery();
  const [place, { isLoading }] = usePlaceArticleMutation();
  const [form] = Form.useForm<PlaceFields>();
  const faults = useFormFaults(form, ['categoryId', 'pageKey']);
  const { message } = App.useApp();
  const categoryId = Form.useWatch('categoryId', form);
  const isPage = categories?.items.find(({ id }) => id === categoryId)?.kind === 'page';

  async function save({ pageKey = '', ...fields }: PlaceFields): Promise<void> {
    const isSaved = await faults.guard(() =>
      place({ id: article.id, ...fields, pageKey: isPage ? pageKey : '' }).unwrap(),
    );
    if (isSaved) message.success('已更新位置');
  }

  return (
    <Form<PlaceFields>
      name="article-place"
      form={form}
      layout="vertical"
      disabled={!mayEdit}
      initialValues={{
        categoryId: article.category.id,
        isPinned: article.isPinned,
        pageKey: article.pageKey ?? '',
      }}
      onFinish={(fields) => void save(fields)}
    >
      <h3 className={styles.subtitle}>位置（立即生效）</h3>
      <FormFault text={faults.rest} />
      <Form.Item name="categoryId" label="分类">
        <Select options={categoryOptions(categories?.items ?? [])} />
      </Form.Item>
      {isPage && (
        <Form.Item
          name="pageKey"
          label="页面标识"
          extra="网址里的名字：about-us、contact-us、agreement、privacy、copyright …"
          rules={[{ pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: '只用小写字母、数字和连字符' }]}
        >
          <Input maxLength={40} placeholder="about-us" />
        </Form.Item>
      )}
      <Form.Item name="isPinned" label="置顶" valuePropName="checked">
        <Switch />
      </Form.Item>
      {mayEdit && (
        <Button htmlType="submit" loading={isLoading}>
          更新位置
        </Button>
      )}
    </Form>
  );
}
