import { DownloadOutlined, RedoOutlined } from '@ant-design/icons';
import {
  useGetVideoTermsQuery,
  usePublishVideosMutation,
  useTakeVideosOfflineMutation,
  useTranscodeVideoMutation,
  useUpdateVideoMutation,
} from '@tuyuan/api-client/library/video-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import { videoFilePath, videoPosterPath, videoRawPath } from '@tuyuan/contract/resource-path.ts';
import { formatClock, parseClock } from '@tuyuan/format/clock.ts';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { HistoryFold } from '../../../shared/history/history-fold.tsx';
import { WorkActions } from '../../../shared/library/work-actions.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { CaptionCard } from './caption-card.tsx';
import { chapterFaults } from './chapter-faults.ts';
import { type ChapterFault, type ChapterRow, ChapterRows, chapterFault } from './chapter-rows.tsx';
import { PosterCard } from './poster-card.tsx';
import { PriceCard } from './price-card.tsx';
import { VideoAlerts } from './video-alerts.tsx';
import { VideoFacts } from './video-facts.tsx';
import { VideoFields, type VideoWords } from './video-fields.tsx';
import { VideoStateDot } from './video-state.tsx';
import styles from './videos.module.css';

interface Edited extends VideoWords {
  readonly chapters: readonly ChapterRow[];
}

function editedOf(video: VideoDraft): Edited {
  const { title, description, labels, category, author, unit, freeTiers, chapters } = video;
  return {
    ...{ title, description, labels, freeTiers },
    ...{ categoryId: category?.id ?? null, authorId: author?.id ?? null, unitId: unit?.id ?? null },
    chapters: chapters.map(({ startsAtMs, title: name }) => ({
      key: String(startsAtMs),
      at: formatClock(startsAtMs),
      title: name,
    })),
  };
}

/** What would be saved, as comparable text. */
function asText({ chapters, ...words }: Edited): string {
  return JSON.stringify([words, chapters.map(({ at, title }) => [parseClock(at), title])]);
}

/** One video: its words, chapters, captions and poster, and whether visitors see it. */
export function VideoEditor({
  video,
  categories,
}: {
  readonly video: VideoDraft;
  readonly categories: readonly FlatNode[];
}) {
  const [draft, setDraft] = useState(() => editedOf(video));
  // What is being edited: where another editor saved meanwhile, the server refuses what is based on this.
  const [opened, setOpened] = useState(() => ({ revision: video.revision, text: asText(editedOf(video)) }));
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<ChapterRow, ChapterFault>>(new Map());
  const { data: terms } = useGetVideoTermsQuery({});
  const [update] = useUpdateVideoMutation();
  const [publish] = usePublishVideosMutation();
  const [takeOffline] = useTakeVideosOfflineMutation();
  const [transcode] = useTranscodeVideoMutation();
  const attempt = useAttempt();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Videos.Edit');
  const film = useRef<HTMLVideoElement>(null);
  const { id, state, version, posterVersion, durationMs } = video;
  const isDirty = asText(draft) !== opened.text;
  const isSound =
    draft.title.trim() !== '' && draft.chapters.every((row) => chapterFault(row, durationMs) === undefined);
  const now = () => (film.current?.currentTime ?? 0) * 1000;
  const isPublished = state === 'published';
  const mayPublish = state === 'ready' || state === 'offline';
  useUnsavedGuard(isDirty);

  async function save(): Promise<boolean> {
    setSaving(true);
    const { chapters, labels, ...words } = draft;
    const isSaved = await attempt(async () => {
      const saved = await update({
        id,
        revision: opened.revision,
        ...words,
        labels: [...labels],
        chapters: chapters.map(({ at, title }) => ({ startsAtMs: parseClock(at) ?? 0, title })),
      })
        .unwrap()
        .catch((thrown: unknown) => {
          setFaults(chapterFaults(thrown, chapters));
          throw thrown;
        });
      setDraft(editedOf(saved));
      setOpened({ revision: saved.revision, text: asText(editedOf(saved)) });
    }, '已保存');
    setSaving(false);
    return isSaved;
  }
  async function publishSaved(): Promise<void> {
    if (isDirty && !(await save())) return;
    await attempt(() => publish({ ids: [id] }).unwrap(), '已发布');
  }
  const again = () => attempt(() => transcode({ id }).unwrap(), '重新开始转码');

  return (
    <>
      <PageHead
        title={video.title}
        note={<VideoStateDot video={video} />}
        actions={
          <WorkActions
            sitePath={`/video/detail?id=${id}`}
            isPublished={isPublished}
            isDirty={isDirty}
            isSaving={isSaving}
            mayEdit={mayEdit}
            canSave={isSound}
            canPublish={mayPublish}
            onPublish={() => void publishSaved()}
            onWithdraw={() => void attempt(() => takeOffline({ ids: [id] }).unwrap(), '已下架，网站上看不到了')}
            onSave={() => void save()}
          >
            {mayDo('Pages.Videos.Download') && state !== 'draft' && (
              <Button icon={<DownloadOutlined />} href={videoRawPath(id)}>
                原片
              </Button>
            )}
            {mayEdit && mayPublish && (
              <Button icon={<RedoOutlined />} onClick={() => void again()}>
                重新转码
              </Button>
            )}
          </WorkActions>
        }
      />
      <VideoAlerts video={video} onAgain={mayEdit ? () => void again() : undefined} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-label="视频">
            {version === null ? (
              <div className={styles.film} />
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: the editor looks at pictures and times.
              <video
                key={version}
                ref={film}
                className={styles.film}
                controls
                preload="metadata"
                src={videoFilePath({ id, version }, `${video.renditions.at(-1)?.name ?? '360'}.m4s`)}
                poster={posterVersion === null ? undefined : resourceUrl(videoPosterPath(id, posterVersion, 1280))}
              />
            )}
            {state === 'processing' && <Progress percent={video.progress} aria-label="转码进度" />}
          </section>
          <VideoFields
            words={draft}
            categories={categories}
            units={terms?.units ?? []}
            mayEdit={mayEdit}
            onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
          />
        </div>
        <div className={styles.column}>
          <PriceCard video={video} mayEdit={mayEdit} />
          <PosterCard video={video} film={film} mayEdit={mayEdit} />
          <section className={styles.card}>
            <div className={styles.head}>
              <h2 className={styles.title}>章节</h2>
            </div>
            {mayEdit ? (
              <ChapterRows
                rows={draft.chapters}
                durationMs={durationMs}
                faults={faults}
                now={now}
                onChange={(chapters) => setDraft((before) => ({ ...before, chapters }))}
              />
            ) : (
              <p className={styles.note}>
                {draft.chapters.map(({ at, title }) => `${at} ${title}`).join('，') || '没有章节'}
              </p>
            )}
          </section>
          <CaptionCard video={video} mayEdit={mayEdit} />
          <VideoFacts video={video} />
          <HistoryFold kind="video" id={id} />
        </div>
      </div>
    </>
  );
}
