import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import type { PanoramaView } from '@tuyuan/contract/library/panorama-tour.ts';
import { moveDirection, wrapDegrees } from '@tuyuan/format/sphere.ts';
import type { DriverOptions, SphereDriver } from './sphere-driver.ts';

const nearest = 40;
const widest = 180;

/** Draws scenes as a flat picture that goes round and round, for browsers without WebGL. */
export function openFlat(container: HTMLElement, options: DriverOptions): SphereDriver {
  const picture = document.createElement('div');
  picture.style.cssText = 'position:absolute;inset:0;background-repeat:repeat-x;cursor:grab;touch-action:pan-y';
  container.append(picture);
  const ends = new AbortController();
  let view: PanoramaView = options.view;
  let timer: number | undefined;

  const width = () => (picture.clientWidth * 360) / view.fov;
  const degreesPerPixel = () => 360 / width();

  function draw(): void {
    const whole = width();
    // Pitch is kept where the picture still fills the window.
    const room = Math.max(0, whole / 2 - picture.clientHeight) / 2;
    const maxPitch = room * degreesPerPixel();
    view = { ...view, pitch: Math.max(-maxPitch, Math.min(maxPitch, view.pitch)) };
    const x = picture.clientWidth / 2 - ((view.yaw + 180) / 360) * whole;
    const y = picture.clientHeight / 2 - ((90 - view.pitch) / 180) * (whole / 2);
    picture.style.backgroundSize = `${whole}px ${whole / 2}px`;
    picture.style.backgroundPosition = `${x}px ${y}px`;
    options.onDraw();
  }
  function turnBy(yaw: number, pitch: number): void {
    view = { ...view, ...moveDirection(view, yaw, pitch) };
    draw();
  }
  function setTurning(isOn: boolean): void {
    window.clearInterval(timer);
    if (isOn) timer = window.setInterval(() => turnBy(0.2, 0), 50);
    options.onTurning(isOn);
  }
  async function load({ picture: { version } }: DriverOptions['scene']): Promise<void> {
    const image = new Image();
    image.src = panoramaPicturePath(version, 'base');
    picture.style.backgroundImage = `url("${image.src}")`;
    draw();
    await image.decode();
  }

  picture.addEventListener(
    'pointerdown',
    (down) => {
      setTurning(false);
      options.onTouched();
      picture.setPointerCapture(down.pointerId);
      const move = (event: PointerEvent) =>
        turnBy(-event.movementX * degreesPerPixel(), event.movementY * degreesPerPixel());
      picture.addEventListener('pointermove', move);
      picture.addEventListener('lostpointercapture', () => picture.removeEventListener('pointermove', move), {
        once: true,
      });
    },
    { signal: ends.signal },
  );
  const observer = new ResizeObserver(draw);
  observer.observe(picture);
  load(options.scene).then(options.onReady, options.onFault);

  return {
    isSphere: false,
    view: () => view,
    place({ yaw, pitch }) {
      const x = picture.clientWidth / 2 + wrapDegrees(yaw - view.yaw) / degreesPerPixel();
      const y = picture.clientHeight / 2 - (pitch - view.pitch) / degreesPerPixel();
      return { x, y, isSeen: x >= 0 && y >= 0 && x <= picture.clientWidth && y <= picture.clientHeight };
    },
    turnTo({ yaw, pitch }) {
      view = { ...view, yaw, pitch };
      draw();
    },
    turnBy,
    zoomBy(factor) {
      view = { ...view, fov: Math.max(nearest, Math.min(widest, view.fov / factor)) };
      draw();
    },
    show(scene) {
      view = scene.view;
      return load(scene);
    },
    setTurning,
    setPlanet: async () => undefined,
    followPhone: async () => false,
    letPhoneGo: () => undefined,
    close() {
      setTurning(false);
      ends.abort();
      observer.disconnect();
      picture.remove();
    },
  };
}
