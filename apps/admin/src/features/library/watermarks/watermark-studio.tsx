import { DeleteOutlined } from '@ant-design/icons';
import {
  useCreateWaterMarkMutation,
  useDeleteWaterMarkMutation,
  useUpdateWaterMarkMutation,
} from '@tuyuan/api-client/library/water-mark.ts';
import type { WaterMark, WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button, Popconfirm, Tag } from 'antd';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { MarkMeasures } from './mark-measures.tsx';
import { MarkTabs } from './mark-tabs.tsx';
import { PreviewBoard } from './preview-board.tsx';
import { RerenderCard } from './rerender-card.tsx';
import { countChanges } from './same-settings.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { useSettledSettings } from './use-settled-settings.ts';
import { useStudioKeys } from './use-studio-keys.ts';
import styles from './watermark-studio.module.css';

interface WatermarkStudioProps {
  /** The site's own first. */
  readonly marks: readonly [WaterMark, ...WaterMark[]];
  readonly canSeeUnmarked: boolean;
}

/** By category, 0 for the site's own. */
type Drafts = Readonly<Record<number, WatermarkSettings>>;

/** Sets the watermarks, seen on real pictures before anybody else sees them; publishing renders the library again. */
export function WatermarkStudio({ marks, canSeeUnmarked }: WatermarkStudioProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const mayDo = usePermissions();
  const [create, creating] = useCreateWaterMarkMutation();
  const [update, updating] = useUpdateWaterMarkMutation();
  const [remove] = useDeleteWaterMarkMutation();
  const [active, setActive] = useState<number | null>(null);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [added, setAdded] = useState<readonly { id: number; name: string }[]>([]);
  const [turn, setTurn] = useState(0);
  const [isBare, setBare] = useState(false);
  const [measures, setMeasures] = useState<Parameters<typeof MarkMeasures>[0]>({ now: undefined, used: undefined });

  const saved = marks.find(({ category }) => (category?.id ?? null) === active);
  const used = saved ?? marks[0];
  const settings = drafts[active ?? 0] ?? used.settings;
  const settled = useSettledSettings(settings);
  const changes = countChanges(settings, used.settings);
  const isNew = saved === undefined;
  const mayEdit = mayDo(isNew ? 'Pages.Watermarks.Create' : 'Pages.Watermarks.Edit');
  const isComplete = settings.mark.kind === 'picture' || settings.mark.text.trim() !== '';
  const canPublish = mayEdit && isComplete && (changes > 0 || isNew);
  const isDirty = Object.entries(drafts).some(([id, draft]) => {
    const mark = marks.find(({ category }) => (category?.id ?? 0) === Number(id));
    return !mark || countChanges(draft, mark.settings) > 0;
  });
  useUnsavedGuard(isDirty);
  useStudioKeys({
    onOthers: () => setTurn(turn + 1),
    onBare: (isHeld) => setBare(isHeld && canSeeUnmarked),
    onPublish: () => canPublish && publish(),
  });

  function edit(next: WatermarkSettings): void {
    setDrafts({ ...drafts, [active ?? 0]: next });
  }

  function forget(): void {
    const { [active ?? 0]: _, ...rest } = drafts;
    setDrafts(rest);
    setAdded(added.filter(({ id }) => id !== active));
    if (isNew) setActive(null);
  }

  async function save(): Promise<void> {
    const change =
      isNew && active !== null
        ? () => create({ categoryId: active, settings }).unwrap()
        : () => update({ categoryId: active, settings, basedOn: used.hash }).unwrap();
    if (!(await attempt(change, '已发布，旧水印从现在起不再发出'))) return;
    const { [active ?? 0]: _, ...rest } = drafts;
    setDrafts(rest);
    setAdded(added.filter(({ id }) => id !== active));
  }

  function publish(): void {
    void modal.confirm({
      title: isNew ? '给这个分类单独用这个水印？' : `把 ${formatCount(used.imageCount)} 张图换成这个水印？`,
      content: '发布后旧水印马上停发：还没换好的图先显示不带水印的小图，有人看的先换。',
      okText: '发布',
      cancelText: '再看看',
      onOk: save,
    });
  }

  const tabs = [
    ...marks.map(({ category, imageCount, settings: own }) => ({
      categoryId: category?.id ?? null,
      name: category?.name ?? '默认',
      imageCount,
      isChanged: countChanges(drafts[category?.id ?? 0] ?? own, own) > 0,
    })),
    ...added
      .filter(({ id }) => marks.every(({ category }) => category?.id !== id))
      .map(({ id, name }) => ({ categoryId: id, name, imageCount: null, isChanged: false })),
  ];
  async function removeOwn(): Promise<void> {
    if (!(await attempt(() => remove({ categoryId: active ?? 0 }).unwrap(), '已去掉'))) return;
    forget();
    setActive(null);
  }

  return (
    <>
      <PageHead
        title="水印"
        note="改动只在这里看得到，发布后才生效"
        actions={
          <>
            {changes > 0 && <Tag color="warning">{changes} 处未发布</Tag>}
            {saved?.category && mayDo('Pages.Watermarks.Delete') && (
              <Popconfirm
                title={`去掉「${saved.category.name}」自己的水印？`}
                description="这些图改用上级分类或默认的水印。"
                okText="去掉"
                cancelText="留着"
                onConfirm={() => void removeOwn()}
              >
                <Button icon={<DeleteOutlined />}>去掉</Button>
              </Popconfirm>
            )}
            <Button disabled={changes === 0 && !isNew} onClick={forget}>
              还原
            </Button>
            {mayEdit && (
              <Button
                type="primary"
                disabled={!canPublish}
                loading={creating.isLoading || updating.isLoading}
                onClick={publish}
              >
                发布水印 <KeyHint keys={['Ctrl Enter']} />
              </Button>
            )}
          </>
        }
      />
      <MarkTabs
        tabs={tabs}
        active={active}
        onChoose={setActive}
        onAdd={
          mayDo('Pages.Watermarks.Create')
            ? (category) => {
                if (tabs.every(({ categoryId }) => categoryId !== category.id)) setAdded([...added, category]);
                setActive(category.id);
              }
            : undefined
        }
      />
      <div className={styles.columns}>
        <section className={styles.panel} aria-label="设置">
          <SettingsPanel
            key={active ?? 0}
            settings={settings}
            used={used.settings}
            disabled={!mayEdit}
            onChange={edit}
          />
          <MarkMeasures {...measures} />
        </section>
        <div className={styles.board}>
          <RerenderCard mayEdit={mayDo('Pages.Watermarks.Edit')} />
          <PreviewBoard
            categoryId={active}
            settings={settled}
            used={used}
            isChanged={changes > 0}
            isBare={isBare}
            turn={turn}
            disabled={!mayEdit}
            onTurn={() => setTurn(turn + 1)}
            onOpacity={(opacity) => edit({ ...settings, opacity })}
            onMeasures={setMeasures}
          />
        </div>
      </div>
      <p className={styles.keys}>
        <KeyHint keys={['R']}>换图</KeyHint>
        {canSeeUnmarked && <KeyHint keys={['B']}>按住看没有水印的</KeyHint>}
        <KeyHint keys={['Ctrl', 'Enter']}>发布</KeyHint>
        <span className={styles.end}>预览由服务器同一套程序生成</span>
      </p>
    </>
  );
}
