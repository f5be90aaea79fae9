import '@photo-sphere-viewer/core/index.css';
import { AutorotatePlugin } from '@photo-sphere-viewer/autorotate-plugin';
import { utils, Viewer } from '@photo-sphere-viewer/core';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';
import { panoramaPicturePath, panoramaTilePath } from '@tuyuan/contract/library/panorama-path.ts';
import type { PanoramaView } from '@tuyuan/contract/library/panorama-tour.ts';
import { panoramaTileSide, tileWidths } from '@tuyuan/contract/library/panorama-words.ts';
import { type Direction, moveDirection, verticalFov } from '@tuyuan/format/sphere.ts';
import type { DriverOptions, Scene, SphereDriver } from './sphere-driver.ts';
import { SphereTilesAdapter } from './sphere-tiles-adapter.ts';

const radians = Math.PI / 180;
const nearestFov = 20;
const widestFov = 90;
/** As a small planet: straight down, wider than any lens. */
const planet = { fov: 130, fisheye: 2, pitch: -90 } as const;
const planetMs = 1200;
const turnMs = 700;
const restMs = 8000;

function tilesOf({ picture: { version, tileWidth } }: Scene) {
  return {
    baseUrl: panoramaPicturePath(version, 'base'),
    levels: tileWidths
      .filter((width) => width <= tileWidth)
      .map((width) => ({ width, cols: width / panoramaTileSide, rows: width / panoramaTileSide / 2 })),
    tileUrl: (column: number, row: number, level: number) => panoramaTilePath(version, level, column, row),
  };
}

const levelAt = (vertical: number) =>
  Math.max(0, Math.min(100, (100 * (widestFov - vertical)) / (widestFov - nearestFov)));

const atRadians = ({ yaw, pitch }: Direction) => ({ yaw: yaw * radians, pitch: pitch * radians });

/** Draws scenes with WebGL. Throws where there is none. */
export function openSphere(container: HTMLElement, options: DriverOptions): SphereDriver {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPlanet = options.isPlanet && !isStill;
  const viewer = new Viewer({
    container,
    adapter: [SphereTilesAdapter, { showErrorTile: false, baseBlur: true }],
    plugins: [
      AutorotatePlugin.withConfig({
        autostartDelay: restMs,
        autostartOnIdle: options.turns && !isStill,
        autorotateSpeed: '4dps',
        autorotatePitch: options.view.pitch * radians,
      }),
      GyroscopePlugin.withConfig({ touchmove: true }),
    ],
    navbar: false,
    keyboard: false,
    loadingTxt: '',
    canvasBackground: '#0e0f12',
    mousewheelCtrlKey: true,
    lang: { ctrlZoom: '按住 Ctrl 滚动来缩放', loadError: '全景没有加载出来', webglError: '浏览器不支持 WebGL' },
    minFov: nearestFov,
    maxFov: isPlanet ? planet.fov : widestFov,
    fisheye: isPlanet ? planet.fisheye : 0,
    defaultYaw: options.view.yaw * radians,
    defaultPitch: (isPlanet ? planet.pitch : options.view.pitch) * radians,
    defaultZoomLvl: 0,
  });
  const turning = viewer.getPlugin<AutorotatePlugin>(AutorotatePlugin);
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  let moving: utils.Animation | undefined;
  /** On the way to the planet or from it, where no point is where a lens would have it. */
  let isBent = isPlanet;

  const aspect = () => viewer.getSize().width / Math.max(1, viewer.getSize().height);
  /** The zoom at which so many degrees are seen, once the planet is left. */
  const levelOf = (fov: number) => levelAt(verticalFov(fov, aspect()));

  function view(): PanoramaView {
    const { yaw, pitch } = viewer.getPosition();
    const fov = viewer.dataHelper.vFovToHFov(viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel()));
    return { ...moveDirection({ yaw: yaw / radians, pitch: pitch / radians }, 0, 0), fov: Math.round(fov * 10) / 10 };
  }

  /** From the planet down to the view, or up again; at once where motion is unwanted. */
  async function land(isUp: boolean, target: PanoramaView): Promise<void> {
    moving?.cancel();
    isPlanet = isUp;
    isBent = true;
    const from = { fisheye: isUp ? 0 : planet.fisheye, fov: isUp ? widestFov : planet.fov };
    const to = { fisheye: isUp ? planet.fisheye : 0, fov: isUp ? planet.fov : widestFov };
    const pitch = isUp ? planet.pitch : target.pitch;
    const start = view();
    const draw = ({
      fisheye,
      fov,
      ...at
    }: {
      fisheye: number;
      fov: number;
      yaw: number;
      pitch: number;
      zoom: number;
    }) => {
      viewer.setOptions({ fisheye, maxFov: fov });
      viewer.rotate(atRadians(at));
      viewer.zoom(at.zoom);
    };
    const zoom = isUp ? 0 : levelOf(target.fov);
    if (isStill) {
      draw({ ...to, yaw: target.yaw, pitch, zoom });
      isBent = isUp;
      return;
    }
    moving = new utils.Animation({
      properties: {
        fisheye: { start: from.fisheye, end: to.fisheye },
        fov: { start: from.fov, end: to.fov },
        yaw: { start: start.yaw, end: target.yaw },
        pitch: { start: start.pitch, end: pitch },
        zoom: { start: viewer.getZoomLevel(), end: zoom },
      },
      duration: planetMs,
      easing: 'inOutQuad',
      onTick: draw,
    });
    if (await moving) {
      isBent = isUp;
      options.onDraw();
    }
  }

  viewer.addEventListener('ready', () => {
    options.onReady();
    if (isPlanet) void land(false, options.view);
    else viewer.zoom(levelOf(options.view.fov));
  });
  viewer.addEventListener('panorama-error', () => {
    // The page says it itself, with a way to try again.
    viewer.hideError();
    if (!viewer.state.ready) options.onFault();
  });
  viewer.addEventListener('render', options.onDraw);
  turning.addEventListener('autorotate', ({ autorotateEnabled }) => options.onTurning(autorotateEnabled));
  container.addEventListener('pointerdown', options.onTouched, { once: true });
  // Not by the viewer's options: nobody would catch its failure, which the event above reports.
  viewer.setPanorama(tilesOf(options.scene)).catch(() => undefined);

  return {
    isSphere: true,
    view,
    place(direction) {
      const position = atRadians(direction);
      const { x, y } = viewer.dataHelper.sphericalCoordsToViewerCoords(position);
      return { x, y, isSeen: !isBent && viewer.dataHelper.isPointVisible(position) };
    },
    turnTo(direction) {
      turning.stop();
      if (isStill) viewer.rotate(atRadians(direction));
      else viewer.animate({ ...atRadians(direction), speed: turnMs });
    },
    turnBy(yaw, pitch) {
      turning.stop();
      viewer.rotate(atRadians(moveDirection(view(), yaw, pitch)));
    },
    zoomBy(factor) {
      viewer.zoom(viewer.dataHelper.fovToZoomLevel(viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel()) / factor));
    },
    async show(scene) {
      moving?.cancel();
      isPlanet = false;
      isBent = false;
      viewer.setOptions({ fisheye: 0, maxFov: widestFov });
      await viewer.setPanorama(tilesOf(scene), {
        position: atRadians(scene.view),
        zoom: levelOf(scene.view.fov),
        transition: isStill ? false : { speed: 600, rotation: false, effect: 'fade' },
        showLoader: false,
      });
    },
    setTurning(isOn) {
      if (isOn) turning.start();
      else turning.stop();
    },
    setPlanet(isOn) {
      turning.stop();
      return land(isOn, isOn ? view() : { ...options.view, yaw: view().yaw });
    },
    async followPhone() {
      if (!(await gyroscope.isSupported())) return false;
      return gyroscope.start('smooth').then(
        () => true,
        () => false,
      );
    },
    letPhoneGo: () => gyroscope.stop(),
    close() {
      moving?.cancel();
      viewer.destroy();
    },
  };
}
