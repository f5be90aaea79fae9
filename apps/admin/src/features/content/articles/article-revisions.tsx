import { useRestoreArticleRevisionMutation } from '@tuyuan/api-client/content/article-management.ts';
import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';
import { Button, Tag } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './article-editor.module.css';
import type { ArticleWords } from './article-words.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

interface ArticleRevisionsProps {
  readonly article: ArticleDraft;
  readonly words: ArticleWords;
  readonly isDirty: boolean;
  readonly mayEdit: boolean;
}

/** All revisions, the newest first; each can be held against what is on the screen, and made the latest again. */
export function ArticleRevisions({ article, words, isDirty, mayEdit }: ArticleRevisionsProps) {
  const [compared, setCompared] = useState<number>();
  const [restore] = useRestoreArticleRevisionMutation();
  const attempt = useAttempt();
  const { id, revision, liveRevision, state } = article;
  return (
    <>
      <ol className={styles.revisions}>
        {article.revisions.map((each, index) => {
          const before = article.revisions[index + 1];
          const more = before ? each.characters - before.characters : each.characters;
          return (
            <li key={each.number}>
              <p className={styles.revision}>
                <b>第 {each.number} 版</b>
                {state === 'published' && each.number === liveRevision && <Tag color="success">线上</Tag>}
                <span className={styles.minor}>{more >= 0 ? `+${more}` : more} 字</span>
              </p>
              <p className={styles.minor}>
                {each.editor || '已注销'} · {shortMoment(each.createdAt)} · {each.characters} 字 {each.pictures} 图
              </p>
              <p>
                <Button size="small" onClick={() => setCompared(each.number)}>
                  与现在比较
                </Button>{' '}
                {mayEdit && each.number !== revision && (
                  <Button
                    size="small"
                    disabled={isDirty}
                    title={isDirty ? '先保存现在的改动' : undefined}
                    onClick={() =>
                      void attempt(
                        () => restore({ id, number: each.number, basedOn: revision }).unwrap(),
                        `已还原成第 ${each.number} 版的内容，发布后网站才会变`,
                      )
                    }
                  >
                    还原
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {compared !== undefined && (
        <Suspense>
          <CompareDialog id={id} number={compared} words={words} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </>
  );
}
