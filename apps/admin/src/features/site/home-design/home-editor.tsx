import { EyeOutlined, HistoryOutlined } from '@ant-design/icons';
import { useCreateHomePreviewMutation, usePublishHomeMutation } from '@tuyuan/api-client/site/home-design.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import type { HomeDraft } from '@tuyuan/contract/site/home-design.ts';
import { App, Button, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useLateWindow } from '../../../shared/use-late-window.tsx';
import { describeChanges, type PartName, partNames, partTitles } from './draft-parts.ts';
import { DraftNotes, DraftState } from './draft-state.tsx';
import styles from './home-editor.module.css';
import { PartList } from './part-list.tsx';
import { PartPanel } from './part-panel.tsx';
import type { PartProps } from './part-props.ts';
import { PreviewPane } from './preview-pane.tsx';
import { useHomeDraft } from './use-home-draft.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

/** The home page being designed: its parts on the left, how visitors will see it, and the settings of what is selected. */
export function HomeEditor({ first }: { readonly first: HomeDraft }) {
  const draft = useHomeDraft(first);
  const { design, saved, isDirty, isSaving, clash } = draft;
  const [query, setQuery] = useSearchParams();
  const part = partNames.find((name) => name === query.get('part')) ?? 'blocks';
  const [selected, setSelected] = useState<{ readonly [Name in PartName]?: number }>({});
  const [picked, setPicked] = useState<readonly Cover[]>([]);
  const [showsVersions, setShowsVersions] = useState(false);
  const [publish, publishing] = usePublishHomeMutation();
  const [createLink, linking] = useCreateHomePreviewMutation();
  const keys = useRetryKey();
  const { modal, message } = App.useApp();
  const attempt = useAttempt();
  const openLate = useLateWindow();
  const mayDo = usePermissions();
  useUnsavedGuard(isDirty);
  const known = useMemo(
    () => new Map([...saved.pictures, ...picked].map((cover) => [cover.id, cover])),
    [saved.pictures, picked],
  );
  const select = (name: PartName, id: number) => setSelected((before) => ({ ...before, [name]: id }));
  const show = (name: PartName) => setQuery({ part: name }, { replace: true });

  async function findPreview(): Promise<string | undefined> {
    if (isDirty && !(await draft.save())) return undefined;
    return (await createLink().unwrap()).path;
  }

  async function publishDraft(): Promise<void> {
    const latest = await draft.save();
    if (!latest) {
      message.error('草稿还没存好，先处理标出来的问题。');
      return;
    }
    const changes = latest.published ? describeChanges(latest.published.design, latest.draft) : [];
    if (latest.published && changes.length === 0) {
      message.info('草稿和已发布的首页没有差别。');
      return;
    }
    const isSure = await modal.confirm({
      title: '发布首页？',
      content: (
        <ul className={styles.changes}>
          {changes.length === 0 ? (
            <li>第一次发布，访客马上看到。</li>
          ) : (
            changes.map((line) => <li key={line}>{line}</li>)
          )}
        </ul>
      ),
      okText: '发布',
    });
    if (!isSure) return;
    const change = { basedOn: latest.revision };
    await attempt(
      async () => draft.adopt(await publish({ ...change, key: keys.of(change) }).unwrap()),
      '已发布，打开着的首页 10 秒内跟上',
    );
  }

  const parts: PartProps = {
    part,
    design,
    covers: { known, add: (covers) => setPicked((before) => [...before, ...covers]) },
    selectedId: selected[part],
    mayNavigate: mayDo('Pages.Site.Navigation'),
    faults: draft.faults,
    onSelect: (id) => select(part, id),
    onChange: draft.change,
    onRemove: (id) => draft.change({ [part]: design[part].filter((entry) => entry.id !== id) }),
  };

  return (
    <>
      <PageHead
        title="首页"
        note={<DraftState draft={draft} />}
        actions={
          <>
            <Button
              icon={<EyeOutlined />}
              loading={linking.isLoading}
              disabled={isSaving}
              onClick={() => void openLate(findPreview)}
            >
              预览链接
            </Button>
            <Button icon={<HistoryOutlined />} onClick={() => setShowsVersions(true)}>
              版本
            </Button>
            <Button
              type="primary"
              loading={publishing.isLoading}
              disabled={isSaving || clash !== undefined}
              onClick={() => void publishDraft()}
            >
              发布
            </Button>
          </>
        }
      />
      <DraftNotes draft={draft} />
      <Tabs
        activeKey={part}
        items={partNames.map((name) => ({ key: name, label: partTitles[name] }))}
        onChange={(key) => show(partNames.find((name) => name === key) ?? 'blocks')}
      />
      <div className={styles.columns}>
        <section className={styles.list} aria-label={partTitles[part]}>
          <PartList {...parts} />
          <p className={styles.keys}>
            拖动，或 <KeyHint keys={['Alt', '↑', '↓']}>移动</KeyHint> <KeyHint keys={['Del']}>删除</KeyHint>
          </p>
        </section>
        <div className={styles.preview}>
          <PreviewPane
            revision={saved.revision}
            place={part === 'blocks' ? selected.blocks : part === 'friendLinks' ? undefined : 'top'}
            onSelect={(id) => {
              show('blocks');
              select('blocks', id);
            }}
          />
        </div>
        <PartPanel {...parts} />
      </div>
      {showsVersions && (
        <VersionsDrawer
          saved={saved}
          hasDraft={saved.saved !== null || isDirty}
          onRestored={(restored) => {
            draft.adopt(restored);
            setShowsVersions(false);
          }}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </>
  );
}
