import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { videoFilePath, videoPosterPath } from '@tuyuan/contract/resource-path.ts';
import { breadcrumbData } from '../../../shared/breadcrumb-data.ts';
import type { PageContext, PageMeta } from '../../../shared/page.ts';
import { publisherData, structuredPicture, structuredTime } from '../../../shared/structured-data.ts';
import { videoPath } from '../../../shared/video-paths.ts';

export function videoMeta(video: VideoDetail, context: PageContext): PageMeta {
  const { id, title, description, durationMs, posterVersion, publishedAt, views } = video;
  const { origin } = context;
  const path = videoPath(id);
  const words = description.slice(0, 160) || title;
  const image = resourceUrl(videoPosterPath(id, posterVersion, 1280));
  return {
    title,
    description: words,
    canonical: path,
    image,
    type: 'article',
    jsonLd: [
      {
        '@type': 'VideoObject',
        name: title,
        description: words,
        url: `${origin}${path}`,
        thumbnailUrl: structuredPicture(image, origin),
        contentUrl: new URL(resourceUrl(videoFilePath(video, 'preview.mp4')), origin).href,
        duration: `PT${Math.max(1, Math.round(durationMs / 1000))}S`,
        ...(publishedAt && { uploadDate: structuredTime(publishedAt) }),
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'WatchAction' },
          userInteractionCount: views,
        },
        publisher: publisherData(context),
      },
      breadcrumbData(origin, [{ label: '视频', href: '/video' }, { label: title }]),
    ],
  };
}
