import { usePublishArticleMutation } from '@tuyuan/api-client/content/article-management.ts';
import { isAgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import type { ArticleDraft } from '@tuyuan/contract/content/article-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';
import { AsksAgainField } from './asks-again-field.tsx';

interface ScheduleDialogProps {
  readonly article: ArticleDraft;
  readonly onClose: () => void;
}

/** From when on visitors see the latest revision. */
export function ScheduleDialog({ article, onClose }: ScheduleDialogProps) {
  const [publish] = usePublishArticleMutation();
  const { id, revision, state, scheduledAt, pageKey } = article;
  return (
    <RecordDialog<{ at: string; asksAgain?: boolean }>
      name="schedule-article"
      title={`定时发布第 ${revision} 版`}
      okText="定时发布"
      initial={{ at: scheduledAt?.slice(0, 16) ?? '' }}
      save={async ({ at, asksAgain = false }) => {
        await publish({ id, revision, at: wireMinute(at), asksAgain }).unwrap();
        return `${fullMoment(wireMinute(at))} 自动发布`;
      }}
      onClose={onClose}
    >
      <Form.Item
        name="at"
        label="发布时间"
        extra={state === 'published' ? '到时间之前，网站上仍是现在这一版。' : '到时间之前，网站上看不到。'}
        rules={[{ required: true, message: '请选择时间' }]}
      >
        <DateInput kind="dateTime" />
      </Form.Item>
      {isAgreementKey(pageKey) && <AsksAgainField />}
    </RecordDialog>
  );
}
