import type { PanoramaDetail, ShownHotspot } from '@tuyuan/contract/library/panorama-data.ts';
import { bearingOnPlan } from '@tuyuan/format/sphere.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { isInWechat } from '@tuyuan/ui/wechat-js.ts';
import { useEffect, useRef, useState } from 'react';
import { copyLink, shareBySystem } from '../../../shared/share-link.ts';
import { FloorPlan } from './floor-plan.tsx';
import { GyroscopeSheet, hasGyroscope } from './gyroscope-sheet.tsx';
import { HotspotCard, HotspotLayer } from './hotspot-layer.tsx';
import styles from './panorama-stage.module.css';
import { Tool, Tools } from './panorama-tools.tsx';
import { placeCard } from './place-card.ts';
import { SceneStrip } from './scene-strip.tsx';
import type { SphereDriver } from './sphere-driver.ts';
import { scenePath, useScene } from './use-scene.ts';
import { useSphere } from './use-sphere.ts';
import { useStageKeys } from './use-stage-keys.ts';

interface PanoramaStageProps {
  readonly panorama: PanoramaDetail;
  /** The phone's page: the whole window, and the sensors are asked for. */
  readonly isPhone?: boolean;
}

/** The panorama itself with everything that lies over it. */
export function PanoramaStage({ panorama, isPhone = false }: PanoramaStageProps) {
  const stage = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLElement>());
  const card = useRef<HTMLElement>(null);
  const cone = useRef<HTMLSpanElement>(null);
  const { scene = panorama.scenes[0], firstView, isPreview, goTo } = useScene(panorama);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isPlanet, setPlanet] = useState(false);
  const [hasPlan, setPlan] = useState(() => !isPhone && window.matchMedia('(min-width: 768px)').matches);
  const [isHidden, setHidden] = useState(false);
  const [isFollowing, setFollowing] = useState(false);
  if (!scene) throw new Error('A panorama without a scene.');
  const open = scene.hotspots.find(({ key }) => key === openKey);

  function draw(driver: SphereDriver): void {
    if (!scene) return;
    for (const spot of scene.hotspots) {
      const button = buttons.current.get(spot.key);
      if (!button) continue;
      const { x, y, isSeen } = driver.place(spot);
      button.style.transform = `translate(${isSeen ? x : -100}px, ${isSeen ? y : -100}px)`;
      button.dataset.seen = `${isSeen}`;
    }
    if (cone.current) cone.current.style.rotate = `${bearingOnPlan(scene.heading, driver.view().yaw)}deg`;
    if (!open || !card.current || !picture.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const room = { width: picture.current.clientWidth, height: picture.current.clientHeight };
    const { x, y } = placeCard(driver.place(open), { width, height }, room);
    card.current.style.transform = `translate(${x}px, ${y}px)`;
  }
  const { driver, isReady, isFaulty, isTurning, isTouched, retry } = useSphere(picture, panorama, {
    scene,
    view: firstView ?? scene.view,
    onDraw: draw,
  });
  // What was just rendered stands in its place before the picture moves again.
  useEffect(() => {
    if (driver) draw(driver);
  });

  const nameOf = ({ title, kind, target }: ShownHotspot) =>
    title || (kind === 'scene' ? (panorama.scenes.find(({ key }) => key === target)?.name ?? '') : '');
  function go(key: string): void {
    setOpenKey(null);
    setPlanet(false);
    goTo(key);
  }
  function press(spot: ShownHotspot): void {
    if (spot.kind === 'scene') {
      go(spot.target);
      // The button that was pressed goes with its scene.
      stage.current?.focus({ preventScroll: true });
    } else setOpenKey(openKey === spot.key ? null : spot.key);
  }
  function closeCard(): void {
    if (card.current?.contains(document.activeElement))
      buttons.current.get(openKey ?? '')?.focus({ preventScroll: true });
    setOpenKey(null);
  }
  function togglePlanet(): void {
    if (!driver?.isSphere) return;
    setPlanet(!isPlanet);
    setOpenKey(null);
    void driver.setPlanet(!isPlanet);
  }
  function toggleFullScreen(): void {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen().catch(() => {});
  }
  function share(): void {
    const path = scenePath('/vr/detail', { id: panorama.id, scene: scene?.key, view: driver?.view() });
    if (isPhone && 'share' in navigator) void shareBySystem(path, panorama.title);
    else void copyLink(path);
  }
  async function follow(): Promise<void> {
    if (isFollowing) driver?.letPhoneGo();
    setFollowing(!isFollowing && ((await driver?.followPhone()) ?? false));
  }
  function close(): void {
    setHidden(false);
    if (isPlanet) togglePlanet();
    closeCard();
  }
  const turn = () => driver?.setTurning(!isTurning);
  useStageKeys(stage, driver, {
    turn,
    planet: togglePlanet,
    plan: () => setPlan(!hasPlan),
    hide: () => setHidden(!isHidden),
    fullScreen: toggleFullScreen,
    close,
  });
  const mayFill = document.fullscreenEnabled && !isInWechat();
  const hasPlaces = panorama.planKey !== null && panorama.scenes.some(({ place }) => place !== null);

  return (
    <section
      ref={stage}
      className={classNames(styles.stage, isPhone && styles.phone, isHidden && styles.bare)}
      data-phone={isPhone}
      data-bare={isHidden}
      aria-label={`全景「${panorama.title}」，${scene.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys turn the view.
      tabIndex={0}
    >
      <div ref={picture} className={styles.picture} data-ready={isReady} />
      {isPlanet && (
        <button type="button" className={styles.landing} onClick={togglePlanet}>
          点一下进入
        </button>
      )}
      <div className={styles.spots}>
        <HotspotLayer
          hotspots={scene.hotspots}
          openKey={openKey}
          nameOf={nameOf}
          buttons={buttons}
          onPress={press}
          onReach={(spot) => driver?.turnTo(spot)}
        />
        {open && <HotspotCard key={open.key} spot={open} name={nameOf(open)} card={card} onClose={closeCard} />}
      </div>
      {!isReady && !isFaulty && <p className={styles.loading}>正在载入全景…</p>}
      {isFaulty && (
        <div className={styles.loading} role="alert">
          全景没有加载出来
          <button type="button" className={styles.retry} onClick={retry}>
            重试
          </button>
        </div>
      )}
      {isPhone && isReady && !isTouched && (
        <p className={styles.hint}>{isFollowing ? '转动手机看四周，也可以拖动' : '拖动看四周'}</p>
      )}
      <div className={styles.side}>
        {hasPlan && <FloorPlan panorama={panorama} scene={scene} cone={cone} onGo={go} />}
      </div>
      <div className={styles.foot}>
        <SceneStrip scenes={panorama.scenes} current={scene.key} onGo={go} />
        <Tools>
          {isPhone && hasGyroscope() && (
            <Tool icon="phone" label="跟着手机转" isOn={isFollowing} onPress={() => void follow()} />
          )}
          <Tool icon="refresh" label="自动转（空格）" isOn={isTurning} onPress={turn} />
          {!isPhone && <Tool isForPointer icon="minus" label="缩小（−）" onPress={() => driver?.zoomBy(1 / 1.25)} />}
          {!isPhone && <Tool isForPointer icon="plus" label="放大（+）" onPress={() => driver?.zoomBy(1.25)} />}
          {driver?.isSphere !== false && (
            <Tool icon="planet" label="小行星（P）" isOn={isPlanet} onPress={togglePlanet} />
          )}
          {hasPlaces && <Tool icon="plan" label="平面图（M）" isOn={hasPlan} onPress={() => setPlan(!hasPlan)} />}
          {!isPhone && (
            <Tool
              icon={isHidden ? 'eye-off' : 'eye'}
              label={isHidden ? '显示界面（H）' : '隐藏界面（H）'}
              isOn={isHidden}
              onPress={() => setHidden(!isHidden)}
            />
          )}
          {!isPreview && <Tool icon="share" label="分享这个画面" onPress={share} />}
          {mayFill && <Tool icon="full-screen" label="全屏（F）" onPress={toggleFullScreen} />}
        </Tools>
      </div>
      {isPhone && driver?.isSphere && <GyroscopeSheet onAllow={() => void follow()} />}
    </section>
  );
}
