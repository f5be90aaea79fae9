import {
  useUploadArticlePictureMutation,
  useUploadArticleVideoMutation,
} from '@tuyuan/api-client/content/article-management.ts';
import { isAgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';
import { maxArticleVideoBytes } from '@tuyuan/contract/content/article-words.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { Alert, Button, Input, Tabs } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FigurePicture } from '../../../shared/form/figure-node.ts';
import { RichTextField } from '../../../shared/form/rich-text-field.tsx';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { AgreementVersions } from './agreement-versions.tsx';
import { ArticleActions } from './article-actions.tsx';
import styles from './article-editor.module.css';
import { ArticleRevisions } from './article-revisions.tsx';
import { ArticleSettings } from './article-settings.tsx';
import { ArticleStateMark } from './article-states.tsx';
import { useArticleDraft } from './use-article-draft.ts';

/** Pictures of one figure. */
const maxFigurePictures = 12;

type Insert = (pictures: readonly FigurePicture[]) => void;

interface ArticleEditorProps {
  readonly article: ArticleDraft;
  /** Reads the article again. */
  readonly reload: () => unknown;
}

/** One article: its text as readers will see it, beside it its settings and revisions. */
export function ArticleEditor({ article, reload }: ArticleEditorProps) {
  const editing = useArticleDraft(article, reload);
  const { words, isDirty, theirs, change } = editing;
  const [isRemoved, setRemoved] = useState(false);
  const [insert, setInsert] = useState<{ readonly run: Insert }>();
  const [upload] = useUploadArticlePictureMutation();
  const [uploadVideo] = useUploadArticleVideoMutation();
  const mayEdit = usePermissions()('Pages.Articles.Edit');
  useUnsavedGuard(isDirty && !isRemoved);
  const pressSave = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    if (isDirty && mayEdit && !editing.isSaving) void editing.save();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressSave);
    return () => document.removeEventListener('keydown', pressSave);
  }, []);
  return (
    <>
      <PageHead
        title={words.title || '没有标题'}
        note={<ArticleStateMark article={article} />}
        actions={
          <ArticleActions
            article={article}
            isDirty={isDirty}
            isSaving={editing.isSaving}
            save={editing.save}
            onRemoved={() => setRemoved(true)}
          />
        }
      />
      {theirs && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className={styles.conflict ?? ''}
          title={`${theirs.revisions[0]?.editor ?? '别人'}刚刚保存了第 ${theirs.revision} 版，你的改动还在这里，没有丢。`}
          description="在右边「修订」里可以比较两版。以你的为准时，对方的一版留在修订里。"
          action={
            <>
              <Button size="small" onClick={editing.keepMine}>
                以我的为准
              </Button>{' '}
              <Button size="small" onClick={editing.discard}>
                用对方的，放弃我的
              </Button>
            </>
          }
        />
      )}
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <Input.TextArea
            autoSize
            variant="borderless"
            className={styles.title ?? ''}
            aria-label="标题"
            placeholder="标题"
            maxLength={80}
            disabled={!mayEdit}
            value={words.title}
            onChange={({ target }) => change({ title: target.value.replaceAll('\n', '') })}
          />
          <Input.TextArea
            autoSize={{ minRows: 1, maxRows: 5 }}
            variant="borderless"
            aria-label="摘要"
            placeholder="摘要：列表和分享里显示的一两句话"
            maxLength={300}
            disabled={!mayEdit}
            value={words.summary}
            onChange={({ target }) => change({ summary: target.value })}
          />
          <RichTextField
            key={editing.textKey}
            label="正文"
            value={words.body}
            disabled={!mayEdit}
            upload={async (file) => (await upload({ file }).unwrap()).path}
            pickPictures={(run) => setInsert({ run })}
            film={{
              maxBytes: maxArticleVideoBytes,
              upload: async (file) => (await uploadVideo({ file }).unwrap()).path,
            }}
            onChange={(body) => change({ body })}
          />
        </div>
        <div className={styles.side}>
          <Tabs
            items={[
              {
                key: 'settings',
                label: '设置',
                children: <ArticleSettings article={article} words={words} mayEdit={mayEdit} onChange={change} />,
              },
              {
                key: 'revisions',
                label: `修订 ${article.revisions.length}`,
                children: <ArticleRevisions article={article} words={words} isDirty={isDirty} mayEdit={mayEdit} />,
              },
              ...(isAgreementKey(article.pageKey)
                ? [
                    {
                      key: 'versions',
                      label: '各版与同意',
                      children: <AgreementVersions agreementKey={article.pageKey} />,
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
      {insert && (
        <PickImagesDialog
          chosen={[]}
          max={maxFigurePictures}
          thereText=""
          onPick={(picked) =>
            insert.run(
              picked.flatMap(({ title, cover }) => (cover ? [{ src: imagePath(cover, 1280), alt: title }] : [])),
            )
          }
          onClose={() => setInsert(undefined)}
        />
      )}
    </>
  );
}
