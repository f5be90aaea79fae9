import { useGetWorkQuery } from '@tuyuan/api-client/contest/work.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { loadWork } from '../features/contest/entry/load-work.ts';
import { workMeta } from '../features/contest/entry/work-meta.ts';
import { WorkView } from '../features/contest/entry/work-view.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { usePageId } from '../shared/page-id.ts';

const pathOf = (id: number) => `/workdetail?id=${id}`;

const CommentSection = browserPart(
  async () => (await import('../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);

const VoteCard = deferred(async () => (await import('../features/contest/voting/vote-card.tsx')).VoteCard);

const ReportButton = browserPart(
  async () => (await import('../shared/report/report-button.tsx')).ReportButton,
  () => null,
);

function Beside({ work }: { readonly work: Work }) {
  return (
    <>
      <VoteCard work={work} />
      <ReportButton kind="work" id={work.id} path={pathOf(work.id)} />
    </>
  );
}

function WorkPage() {
  const { currentData: work } = useGetWorkQuery({ id: usePageId() });
  if (!work) return null;
  return (
    <WorkView key={work.id} work={work} pathOf={pathOf} side={<Beside work={work} />}>
      <CommentSection kind="work" id={work.id} path={pathOf(work.id)} />
    </WorkView>
  );
}

export const page = definePage({
  component: WorkPage,
  prefetch: loadWork,
  isValid: (work) => work !== undefined,
  meta: (work) => (work ? workMeta(work) : { title: '' }),
});
