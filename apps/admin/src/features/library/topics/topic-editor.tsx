import { DeleteOutlined, EyeInvisibleOutlined, EyeOutlined, LinkOutlined, PlusOutlined } from '@ant-design/icons';
import {
  useDeleteTopicAlbumMutation,
  usePublishTopicAlbumMutation,
  useSetTopicItemsMutation,
  useUpdateTopicAlbumMutation,
  useWithdrawTopicAlbumMutation,
} from '@tuyuan/api-client/library/topic-album.ts';
import { mostTopicItems, type TopicAlbumDraft, type TopicItem } from '@tuyuan/contract/library/topic-album.ts';
import { App, Button, Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PickAlbumsDialog, PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
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
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.TopicAlbums.Edit');
  const isDirty = asText(draft) !== asText(topic);
  const isPublished = topic.publishedAt !== null;
  const change = (patch: Partial<Edited>) => setDraft((before) => ({ ...before, ...patch }));
  useUnsavedGuard(isDirty);

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

  async function removeWhole(): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除专题「${topic.title}」？`,
      content: '网站上立即看不到。里面的图片和图集都不动。不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    setDraft(topic);
    if (await attempt(() => remove({ id: topic.id }).unwrap(), '已删除专题')) void navigate(paths.topicAlbums);
  }

  const actions: ReactNode = (
    <>
      {isPublished && (
        <Button icon={<LinkOutlined />} href={`/album/list?id=${topic.id}`} target="_blank" rel="noreferrer">
          在网站查看
        </Button>
      )}
      {mayDo('Pages.TopicAlbums.Delete') && (
        <Button danger icon={<DeleteOutlined />} onClick={() => void removeWhole()}>
          删除
        </Button>
      )}
      {mayEdit &&
        (isPublished ? (
          <Button
            icon={<EyeInvisibleOutlined />}
            onClick={() => void attempt(() => withdraw({ id: topic.id }).unwrap(), '已撤回，网站上看不到了')}
          >
            撤回
          </Button>
        ) : (
          <Button icon={<EyeOutlined />} disabled={isSaving} onClick={() => void publishSaved()}>
            {isDirty ? '保存并发布' : '发布'}
          </Button>
        ))}
      {mayEdit && (
        <Button
          type="primary"
          loading={isSaving}
          disabled={!isDirty || draft.title.trim() === ''}
          onClick={() => void save()}
        >
          保存
        </Button>
      )}
    </>
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
          <Form.Item label="标题" required htmlFor="topic-title">
            <Input
              id="topic-title"
              maxLength={60}
              showCount
              value={draft.title}
              status={draft.title.trim() === '' ? 'error' : ''}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Form.Item>
          <Form.Item label="导语" htmlFor="topic-summary">
            <Input.TextArea
              id="topic-summary"
              maxLength={200}
              showCount
              autoSize={{ minRows: 2, maxRows: 4 }}
              value={draft.summary}
              onChange={({ target }) => change({ summary: target.value })}
            />
          </Form.Item>
          <Form.Item label="正文" htmlFor="topic-story" extra="空一行就是新的一段。">
            <Input.TextArea
              id="topic-story"
              maxLength={5000}
              showCount
              autoSize={{ minRows: 12, maxRows: 30 }}
              value={draft.story}
              onChange={({ target }) => change({ story: target.value })}
            />
          </Form.Item>
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
          max={mostTopicItems}
          thereText="已在专题里"
          onPick={(picked) => change({ images: [...draft.images, ...picked] })}
          onClose={() => setPicking(undefined)}
        />
      )}
      {picking === 'albums' && (
        <PickAlbumsDialog
          chosen={idsOf(draft.albums)}
          max={mostTopicItems}
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
          <Button size="small" icon={<PlusOutlined />} disabled={items.length >= mostTopicItems} onClick={onAdd}>
            添加{title}
          </Button>
        )}
      </div>
      {items.length === 0 ? <p className={styles.none}>还没有{title}。</p> : children}
    </section>
  );
}
