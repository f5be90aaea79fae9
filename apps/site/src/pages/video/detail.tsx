import { useGetVideoQuery, videoDataApi } from '@tuyuan/api-client/library/video-data.ts';
import { videoMeta } from '../../features/library/video/video-meta.ts';
import { VideoView } from '../../features/library/video/video-view.tsx';
import { browserPart } from '../../shared/browser-part.tsx';
import { deferred } from '../../shared/deferred.tsx';
import { definePage } from '../../shared/page.ts';
import { readPageId, usePageId } from '../../shared/page-id.ts';
import { videoPath } from '../../shared/video-paths.ts';

const BuyingPanel = deferred(async () => (await import('../../features/commerce/buying/buying-panel.tsx')).BuyingPanel);
// Read by whoever scrolls to it.
const CommentSection = browserPart(
  async () => (await import('../../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);

function VideoDetailPage() {
  const id = usePageId();
  const { currentData: video } = useGetVideoQuery({ id });
  const author = video?.author;
  return (
    <VideoView
      key={id}
      id={id}
      buying={author && <BuyingPanel kind="video" ware={{ ...video, author, canUseAuthPay: false }} />}
    >
      <CommentSection kind="video" id={id} path={videoPath(id)} />
    </VideoView>
  );
}

export const page = definePage({
  component: VideoDetailPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : store.load(videoDataApi.endpoints.getVideo.initiate({ id }));
  },
  isValid: (video) => video !== undefined,
  meta: (video, context) => (video ? videoMeta(video, context) : { title: '' }),
});
