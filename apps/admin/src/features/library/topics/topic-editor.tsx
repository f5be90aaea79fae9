import { PlusOutlined } from '@ant-design/icons';
import {
  useDeleteTopicAlbumMutation,
  usePublishTopicAlbumMutation,
  useSetTopicItemsMutation,
  useUpdateTopicAlbumMutation,
  useWithdrawTopicAlbumMutation,
} from '@tuyuan/api-client/library/topic-album.ts';
import { maxTopicItems, type TopicAlbumDraft, type TopicItem } from '@tuyuan/contract/library/topic-album.ts';
import { Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { WordField } from '../../../shared/form/word-field.tsx';
import { PickAlbumsDialog, PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import { useRemoval } from '../../../shared/library/use-removal.ts';
import { WorkActions } from '../../../shared/library/work-actions.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { OrderedItems } from './ordered-items.tsx';
import styles from './topic-editor.module.css';

type Edited = Pick<TopicAlbumDraft, 'title' | 'summary' | 'story' | 'coverImageId' | 'images' | 'albums'>;

const idsOf = (items: readonly TopicItem[]) => items.map(({ id }) => id);

/** What would be saved, as comparable text. */
function asText({ title, summary, story, coverImageId, images, albums }: Edited): string {
  return JSON.stringify([title, summary, story, coverImageId, idsOf(images), idsOf(albums)]);
}

/** One topic album: its words, its images and albums in order, its cover, and whether visitors see it. */
export function TopicEditor({ topic }: { readonly topic: TopicAlbumDraft }) {
  const [draft, setDraft] = useState<Edited>(topic);
  const [picking, setPicking] = useState<'images' | 'albums'>();
  const [isSaving, setSaving] = useState(false);
  const [update] = useUpdateTopicAlbumMutation();
  const [setItems] = useSetTopicItemsMutation();
  const [publish] = usePublishTopicAlbumMutation();
  const [withdraw] = useWithdrawTopicAlbumMutation();
  const [remove] = useDeleteTopicAlbumMutation();
  const attempt = useAttempt();
  const removal = useRemoval();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.TopicAlbums.Edit');
  const isDirty = asText(draft) !== asText(topic);
  const isPublished = topic.publishedAt !== null;
  const change = (patch: Partial<Edited>) => setDraft((before) => ({ ...before, ...patch }));
  useUnsavedGuard(isDirty && !removal.isRemoved);

  async function save(): Promise<boolean> {
    const { images, albums, title, summary, story, coverImageId } = draft;
    setSaving(true);
    const isSaved = await attempt(async () => {
      await setItems({ id: topic.id, imageIds: idsOf(images), albumIds: idsOf(albums) }).unwrap();
      await update({ id: topic.id, title, summary, story, coverImageId }).unwrap();
    }, '已保存');
    setSaving(false);
    return isSaved;
  }

  async function publishSaved(): Promise<void> {
    if (isDirty && !(await save())) return;
    await attempt(() => publish({ id: topic.id }).unwrap(), '已发布');
  }

  const actions = (
    <WorkActions
      sitePath={`/album/list?id=${topic.id}`}
      isPublished={isPublished}
      isDirty={isDirty}
      isSaving={isSaving}
      mayEdit={mayEdit}
      canSave={draft.title.trim() !== ''}
      withdrawWord="撤回"
      onDelete={
        mayDo('Pages.TopicAlbums.Delete')
          ? () =>
              void removal.ask({
                title: `删除专题「${topic.title}」？`,
                content: '网站上立即看不到。里面的图片和图集都不动。不能恢复。',
                done: '已删除专题',
                path: paths.topicAlbums,
                remove: () => remove({ id: topic.id }).unwrap(),
              })
          : undefined
      }
      onPublish={() => void publishSaved()}
      onWithdraw={() => void attempt(() => withdraw({ id: topic.id }).unwrap(), '已撤回，网站上看不到了')}
      onSave={() => void save()}
    />
  );

  return (
    <>
      <PageHead
        title={topic.title}
        note={isPublished ? <StatusDot tone="success">已发布</StatusDot> : <StatusDot tone="off">未发布</StatusDot>}
        actions={actions}
      />
      <div className={styles.columns}>
        <Form layout="vertical" className={styles.words ?? ''} disabled={!mayEdit}>
          <WordField
            id="topic-title"
            label="标题"
            maxLength={60}
            missing="请填写标题"
            value={draft.title}
            onChange={(title) => change({ title })}
          />
          <WordField
            id="topic-summary"
            label="导语"
            maxLength={200}
            rows={[2, 4]}
            value={draft.summary}
            onChange={(summary) => change({ summary })}
          />
          <WordField
            id="topic-story"
            label="正文"
            maxLength={5000}
            rows={[12, 30]}
            extra="空一行就是新的一段。"
            value={draft.story}
            onChange={(story) => change({ story })}
          />
        </Form>
        <div className={styles.items}>
          <ItemsSection
            title="图片"
            unit="张"
            items={draft.images}
            onAdd={mayEdit ? () => setPicking('images') : undefined}
          >
            <OrderedItems
              label="专题的图片"
              items={draft.images}
              mayEdit={mayEdit}
              coverId={draft.coverImageId}
              onCover={(coverImageId) => change({ coverImageId })}
              onChange={(images) => change({ images })}
            />
          </ItemsSection>
          <ItemsSection
            title="图集"
            unit="个"
            items={draft.albums}
            onAdd={mayEdit ? () => setPicking('albums') : undefined}
          >
            <OrderedItems
              label="专题的图集"
              items={draft.albums}
              mayEdit={mayEdit}
              onChange={(albums) => change({ albums })}
            />
          </ItemsSection>
        </div>
      </div>
      {picking === 'images' && (
        <PickImagesDialog
          chosen={idsOf(draft.images)}
          max={maxTopicItems}
          thereText="已在专题里"
          onPick={(picked) => change({ images: [...draft.images, ...picked] })}
          onClose={() => setPicking(undefined)}
        />
      )}
      {picking === 'albums' && (
        <PickAlbumsDialog
          chosen={idsOf(draft.albums)}
          max={maxTopicItems}
          thereText="已在专题里"
          onPick={(picked) => change({ albums: [...draft.albums, ...picked] })}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

interface ItemsSectionProps {
  readonly title: string;
  readonly unit: string;
  readonly items: readonly TopicItem[];
  /** Undefined for whoever may not. */
  readonly onAdd: (() => void) | undefined;
  readonly children: ReactNode;
}

function ItemsSection({ title, unit, items, onAdd, children }: ItemsSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title} <span className={styles.count}>{`${items.length} ${unit}`}</span>
        </h2>
        {onAdd && (
          <Button size="small" icon={<PlusOutlined />} disabled={items.length >= maxTopicItems} onClick={onAdd}>
            添加{title}
          </Button>
        )}
      </div>
      {items.length === 0 ? <p className={styles.none}>还没有{title}。</p> : children}
    </section>
  );
}
