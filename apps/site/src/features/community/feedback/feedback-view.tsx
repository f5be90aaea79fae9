import { useGetMyFeedbackQuery } from '@tuyuan/api-client/community/feedback-data.ts';
import { type FeedbackState, feedbackStates } from '@tuyuan/contract/community/feedback-words.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import styles from './feedback.module.css';
import { FeedbackCard } from './feedback-card.tsx';
import { feedbackStateWords } from './feedback-state-words.ts';

const pageSize = 10;

function hrefOf(state: FeedbackState | '', page = 1): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/user/main/feedback?${query}` : '/user/main/feedback';
}

/** What one has told the office, by state, with its answers. */
export function FeedbackView() {
  const [query] = useSearchParams();
  const state: FeedbackState | '' = feedbackStates.find((name) => name === query.get('state')) ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useGetMyFeedbackQuery(
    { ...(state && { state }), skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const tabs = (['', ...feedbackStates] as const).map((name) => ({
    href: hrefOf(name),
    label: name === '' ? '全部' : feedbackStateWords[name].text,
    isCurrent: name === state,
  }));
  return (
    <>
      <Tabs label="反馈状态" tabs={tabs} />
      {isError && !data ? (
        <ErrorState title="反馈没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="240px" />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon="list"
          title={state ? `没有${feedbackStateWords[state].text}的反馈` : '还没有写过反馈'}
          actions={<ButtonLink href="/user/main/feedback/edit">写反馈</ButtonLink>}
        />
      ) : (
        <div className={styles.list}>
          {data.items.map((feedback) => (
            <FeedbackCard key={feedback.id} feedback={feedback} />
          ))}
          {data.totalCount > pageSize && (
            <Pagination
              current={page}
              pageCount={Math.ceil(data.totalCount / pageSize)}
              hrefOf={(number) => hrefOf(state, number)}
            />
          )}
        </div>
      )}
    </>
  );
}
