import { albumDataApi } from '@tuyuan/api-client/library/album-data.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { TopicView } from '../features/library/topic-album/topic-view.tsx';
import { breadcrumbData } from '../shared/breadcrumb-data.ts';
import { browserPart } from '../shared/browser-part.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';
import { publisherData, structuredPicture, structuredTime } from '../shared/structured-data.ts';

// Read by whoever scrolls to it.
const CommentSection = browserPart(
  async () => (await import('../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);

function AlbumListPage() {
  const id = usePageId();
  return (
    <TopicView key={id} id={id}>
      <CommentSection kind="topic" id={id} path={`/album/list?id=${id}`} />
    </TopicView>
  );
}

export const page = definePage({
  component: AlbumListPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : store.load(albumDataApi.endpoints.getTopicAlbum.initiate({ id }));
  },
  isValid: (topic) => topic !== undefined,
  meta(topic, context) {
    if (!topic) return { title: '' };
    const { origin } = context;
    const { id, title, summary, story, cover, publishedAt } = topic;
    const path = `/album/list?id=${id}`;
    const description = summary || story.slice(0, 120);
    const image = cover ? imageUrl(cover, 1280) : undefined;
    return {
      title: `${title} - 专题`,
      description,
      canonical: path,
      image,
      type: 'article',
      jsonLd: [
        {
          '@type': 'Article',
          headline: title,
          ...(description && { description }),
          url: `${origin}${path}`,
          image: structuredPicture(image, origin),
          ...(publishedAt && { datePublished: structuredTime(publishedAt) }),
          author: publisherData(context),
          publisher: publisherData(context),
        },
        breadcrumbData(origin, [{ label: '专题', href: '/album' }, { label: title }]),
      ],
    };
  },
});
