import {
  ClockCircleOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  LinkOutlined,
} from '@ant-design/icons';
import {
  useCreateArticlePreviewMutation,
  useDeleteArticleMutation,
  usePublishArticleMutation,
  useWithdrawArticleMutation,
} from '@tuyuan/api-client/content/article-management.ts';
import { isAgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useLateWindow } from '../../../shared/use-late-window.tsx';
import { PublishAgreementDialog } from './publish-agreement-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface ArticleActionsProps {
  readonly article: ArticleDraft;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Saves first what is on the screen; undefined where that failed. */
  readonly save: () => Promise<ArticleDraft | undefined>;
  readonly onRemoved: () => void;
}

/** What can be done with an article as a whole. */
export function ArticleActions({ article, isDirty, isSaving, save, onRemoved }: ArticleActionsProps) {
  const [publish, { isLoading: isPublishing }] = usePublishArticleMutation();
  const [withdraw] = useWithdrawArticleMutation();
  const [remove] = useDeleteArticleMutation();
  const [preview, { isLoading: isOpening }] = useCreateArticlePreviewMutation();
  const [scheduling, setScheduling] = useState<ArticleDraft>();
  const [publishing, setPublishing] = useState<ArticleDraft>();
  const { modal } = App.useApp();
  const openLate = useLateWindow();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const { id, title, state, scheduledAt, pageKey, revision, liveRevision } = article;
  const isAgreement = isAgreementKey(pageKey);
  const isCurrent = state === 'published' && revision === liveRevision && !isDirty;
  const withSaved = async (work: (saved: ArticleDraft) => unknown) => {
    const saved = isDirty ? await save() : article;
    if (saved) await work(saved);
  };

  async function removeWhole(): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除「${title}」？`,
      content: '网站上立即看不到，所有修订一起删除，不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    onRemoved();
    if (await attempt(() => remove({ id }).unwrap(), '已删除')) void navigate(paths.articles);
  }

  async function findPreview(): Promise<string | undefined> {
    const saved = isDirty ? await save() : article;
    return saved && (await preview({ id, revision: saved.revision }).unwrap()).path;
  }

  return (
    <>
      <Button icon={<EyeOutlined />} loading={isOpening} disabled={isSaving} onClick={() => void openLate(findPreview)}>
        预览
      </Button>
      {state === 'published' && (
        <Button
          icon={<LinkOutlined />}
          href={pageKey === null ? `/article/detail?id=${id}` : `/single?key=${pageKey}`}
          target="_blank"
          rel="noreferrer"
        >
          在网站查看
        </Button>
      )}
      {mayDo('Pages.Articles.Delete') && !isAgreement && (
        <Button danger icon={<DeleteOutlined />} onClick={() => void removeWhole()}>
          删除
        </Button>
      )}
      {mayDo('Pages.Articles.Edit') && (
        <>
          {((state === 'published' && !isAgreement) || scheduledAt !== null) && (
            <Button
              icon={<EyeInvisibleOutlined />}
              onClick={() =>
                void attempt(
                  () => withdraw({ id }).unwrap(),
                  scheduledAt === null ? '已下线，网站上看不到了' : '已取消定时',
                )
              }
            >
              {scheduledAt === null ? '下线' : '取消定时'}
            </Button>
          )}
          <Button icon={<ClockCircleOutlined />} disabled={isSaving} onClick={() => void withSaved(setScheduling)}>
            定时发布
          </Button>
          <Button loading={isSaving} disabled={!isDirty} onClick={() => void withSaved(() => {})}>
            保存
          </Button>
          <Button
            type="primary"
            loading={isPublishing}
            disabled={isCurrent && !isAgreement}
            onClick={() =>
              void withSaved((saved) =>
                isAgreement
                  ? setPublishing(saved)
                  : attempt(() => publish({ id, revision: saved.revision }).unwrap(), '已发布，网站上看得到了'),
              )
            }
          >
            {state === 'published' ? '发布修订' : '发布'}
          </Button>
        </>
      )}
      {publishing && <PublishAgreementDialog article={publishing} onClose={() => setPublishing(undefined)} />}
      {scheduling && <ScheduleDialog article={scheduling} onClose={() => setScheduling(undefined)} />}
    </>
  );
}
