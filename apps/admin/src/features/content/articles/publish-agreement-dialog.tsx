import { usePublishArticleMutation } from '@tuyuan/api-client/content/article-management.ts';
import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { AsksAgainField } from './asks-again-field.tsx';

interface PublishAgreementDialogProps {
  readonly article: ArticleDraft;
  readonly onClose: () => void;
}

/** Publishes an agreement's latest revision as a version of its own, which can't be changed later. */
export function PublishAgreementDialog({ article, onClose }: PublishAgreementDialogProps) {
  const [publish] = usePublishArticleMutation();
  const { id, revision, title } = article;
  return (
    <RecordDialog<{ asksAgain: boolean }>
      name="publish-agreement"
      title={`发布《${title}》的新版`}
      okText="发布"
      initial={{ asksAgain: false }}
      save={async ({ asksAgain }) => {
        await publish({ id, revision, asksAgain }).unwrap();
        return '已发布，网站上看得到了';
      }}
      onClose={onClose}
    >
      <p>发布后成为新的一版，旧版一直能查到，都不能再改。</p>
      <AsksAgainField />
    </RecordDialog>
  );
}
