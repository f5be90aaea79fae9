import { useDeletePanoramaMutation } from '@tuyuan/api-client/library/panorama-management.ts';
import { checkTour } from '@tuyuan/contract/library/panorama-checks.ts';
import type { PanoramaDraft } from '@tuyuan/contract/library/panorama-management.ts';
import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import type { Hotspot, PanoramaScene } from '@tuyuan/contract/library/panorama-tour.ts';
import { useRef, useState } from 'react';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { useRemoval } from '../../../shared/library/use-removal.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useSize } from '../../../shared/use-size.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { DraftConflict, DraftState } from './draft-state.tsx';
import {
  addHotspot,
  addScene,
  copyHotspot,
  moveScene,
  removeHotspot,
  removeScene,
  updateHotspot,
  updateScene,
} from './edit-tour.ts';
import { HotspotPanel } from './hotspot-panel.tsx';
import { PanoramaActions } from './panorama-actions.tsx';
import styles from './panorama-editor.module.css';
import { PlanBoard } from './plan-board.tsx';
import { SceneList } from './scene-list.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { StageTools } from './stage-tools.tsx';
import { clampView, type StageView } from './stage-view.ts';
import { TourPanel } from './tour-panel.tsx';
import { type StageTool, TourStage } from './tour-stage.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePanoramaDraft } from './use-panorama-draft.ts';
import { WholePicture } from './whole-picture.tsx';

const usualSpan = 200;

interface PanoramaEditorProps {
  readonly panorama: PanoramaDraft;
  /** Reads the panorama again. */
  readonly reload: () => unknown;
}

/** One panorama: its scenes, the stage they are arranged on, what is selected. */
export function PanoramaEditor({ panorama, reload }: PanoramaEditorProps) {
  const mayEdit = usePermissions()('Pages.Panoramas.Edit');
  const editing = usePanoramaDraft(panorama, mayEdit, reload);
  const { tour, change } = editing;
  const { id, pictures, images } = panorama;
  const [sceneKey, setSceneKey] = useState(tour.scenes[0]?.key);
  const [spotKey, setSpotKey] = useState<string>();
  const [tool, setTool] = useState<StageTool>('select');
  const [shown, setShown] = useState<StageView>();
  const [remove] = useDeletePanoramaMutation();
  const removal = useRemoval();
  const stage = useRef<HTMLDivElement>(null);
  useUnsavedGuard(editing.isDirty && !removal.isRemoved);
  const scene = tour.scenes.find(({ key }) => key === sceneKey) ?? tour.scenes[0];
  const spot = scene?.hotspots.find(({ key }) => key === spotKey);
  const picture = pictures.find((each) => each.id === scene?.pictureId);
  const stageSize = useSize(stage);
  const size = stageSize.width === 0 ? { width: 720, height: 440 } : stageSize;
  const view = clampView(shown ?? { ...(scene?.view ?? { yaw: 0, pitch: 0 }), span: usualSpan }, size);
  const checks = checkTour(tour, pictures);

  function openScene(key: string): void {
    setSceneKey(key);
    setSpotKey(undefined);
    setShown(undefined);
  }
  function changeScene(patch: Partial<PanoramaScene>, isStep = true): void {
    if (scene) change((now) => updateScene(now, scene.key, patch), isStep);
  }
  function changeSpot(key: string, patch: Partial<Hotspot>, isStep = true): void {
    if (scene && mayEdit) change((now) => updateHotspot(now, scene.key, key, patch), isStep);
  }
  function removeSpot(): void {
    if (!scene || !spot) return;
    change((now) => removeHotspot(now, scene.key, spot.key));
    setSpotKey(undefined);
  }
  const nameOf = ({ title, kind, target }: Hotspot) => {
    const leadsTo = tour.scenes.find(({ key }) => key === target)?.name;
    return kind === 'scene' ? `→ ${title || leadsTo || '未选'}` : title || '没有标题';
  };
  useEditorKeys({
    mayEdit,
    spot,
    setTool,
    move: (at) => spot && changeSpot(spot.key, at),
    remove: removeSpot,
    deselect: () => setSpotKey(undefined),
    undo: editing.undo,
    redo: editing.redo,
  });

  return (
    <>
      <PageHead
        title={tour.title || '没有标题'}
        note={<DraftState panorama={panorama} editing={editing} mayEdit={mayEdit} />}
        actions={
          <PanoramaActions
            panorama={panorama}
            isDirty={editing.isDirty}
            obstacle={checks.some(({ blocks }) => blocks) ? '「检查」里有还不能发布的地方' : ''}
            save={editing.save}
            onDelete={() =>
              void removal.ask({
                title: `删除「${panorama.title}」？`,
                content: '网站上立即看不到，全景图一起删除，不能恢复。',
                done: '已删除',
                path: paths.panoramas,
                remove: () => remove({ id }).unwrap(),
              })
            }
          />
        }
      />
      <DraftConflict editing={editing} />
      <div className={styles.columns}>
        <SceneList
          id={id}
          tour={tour}
          pictures={pictures}
          selected={scene?.key}
          mayEdit={mayEdit}
          onSelect={openScene}
          onMove={(key, by) => change((now) => moveScene(now, key, by))}
          onAdd={(added) => {
            const next = addScene(editing.latest(), added.id, added.originalName.replace(/\.[^.]*$/, ''));
            change(() => next);
            openScene(next.scenes.at(-1)?.key ?? '');
          }}
        />
        <div className={styles.middle}>
          <section className={styles.stagePanel} aria-label="画面">
            <StageTools
              tool={tool}
              mayEdit={mayEdit}
              canUndo={editing.canUndo}
              view={view}
              onTool={setTool}
              onUndo={editing.undo}
            />
            {scene && picture?.version ? (
              <TourStage
                picture={panoramaPicturePath(picture.version, 'base')}
                scene={scene}
                view={view}
                size={size}
                stage={stage}
                tool={mayEdit ? tool : 'select'}
                selected={spot?.key}
                nameOf={nameOf}
                onView={setShown}
                onSelect={setSpotKey}
                onPlace={(at) => {
                  const made = addHotspot(editing.latest(), scene.key, at);
                  change(() => made.tour);
                  setSpotKey(made.key);
                  setTool('select');
                }}
                onMove={changeSpot}
                onFirstView={(patch, isStep) => changeScene({ view: { ...scene.view, ...patch } }, isStep)}
              />
            ) : (
              <p ref={stage} className={styles.noStage}>
                {scene ? '清晰画面生成后就能在这里摆热点。' : '先在左边上传一张全景图。'}
              </p>
            )}
          </section>
          {scene && picture?.version && (
            <section className={styles.panel} aria-labelledby="pano-whole">
              <header className={styles.panelHead}>
                <h2 id="pano-whole">全图与平面图</h2>
                <span className={styles.minor}>拖动红框改视角，拖点改位置</span>
              </header>
              <div className={styles.whole}>
                <WholePicture
                  picture={panoramaPicturePath(picture.version, 'card')}
                  scene={scene}
                  view={view}
                  size={size}
                  onView={(next) => setShown(clampView(next, size))}
                />
                <PlanBoard
                  tour={tour}
                  scene={scene}
                  yaw={view.yaw}
                  mayEdit={mayEdit}
                  onPlan={(planKey) => change((now) => ({ ...now, planKey }))}
                  onPlace={(key, patch, isStep) => change((now) => updateScene(now, key, patch), isStep)}
                />
              </div>
            </section>
          )}
        </div>
        <div className={styles.side}>
          {scene && spot && (
            <HotspotPanel
              key={spot.key}
              tour={tour}
              scene={scene}
              spot={spot}
              images={images}
              mayEdit={mayEdit}
              onChange={(patch) => changeSpot(spot.key, patch)}
              onCopy={() => {
                const made = copyHotspot(editing.latest(), scene.key, spot.key);
                change(() => made.tour);
                setSpotKey(made.key);
              }}
              onRemove={removeSpot}
            />
          )}
          {scene && !spot && (
            <ScenePanel
              scene={scene}
              picture={picture}
              mayEdit={mayEdit}
              onChange={changeScene}
              onRemove={() => {
                change((now) => removeScene(now, scene.key));
                openScene('');
              }}
            />
          )}
          <TourPanel tour={tour} mayEdit={mayEdit} onChange={(patch) => change((now) => ({ ...now, ...patch }))} />
          <ChecksPanel id={id} tour={tour} pictures={pictures} checks={checks} mayEdit={mayEdit} onGo={openScene} />
        </div>
      </div>
    </>
  );
}
