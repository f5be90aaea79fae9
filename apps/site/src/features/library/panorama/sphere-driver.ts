import type { PanoramaDetail } from '@tuyuan/contract/library/panorama-data.ts';
import type { PanoramaView } from '@tuyuan/contract/library/panorama-tour.ts';
import type { Direction } from '@tuyuan/format/sphere.ts';

export type Scene = PanoramaDetail['scenes'][number];

/** Where a direction is in the window, in pixels from its upper left; `isSeen` when it is within it. */
interface PlacedPoint {
  readonly x: number;
  readonly y: number;
  readonly isSeen: boolean;
}

/** What draws a scene into a window and turns it: the sphere, or a flat picture where there is no WebGL. */
export interface SphereDriver {
  /** Whether it can be a small planet and follow the phone. */
  readonly isSphere: boolean;
  view(): PanoramaView;
  place(direction: Direction): PlacedPoint;
  turnTo(direction: Direction): void;
  turnBy(yaw: number, pitch: number): void;
  /** Above 1 comes nearer. */
  zoomBy(factor: number): void;
  /** Throws when the scene's picture can't be loaded. */
  show(scene: Scene): Promise<void>;
  setTurning(isOn: boolean): void;
  setPlanet(isOn: boolean): Promise<void>;
  /** Asks for the sensors where the phone wants that; returns whether they turn the view now. */
  followPhone(): Promise<boolean>;
  letPhoneGo(): void;
  close(): void;
}

export interface DriverOptions {
  readonly scene: Scene;
  readonly view: PanoramaView;
  /** Begins as a small planet. */
  readonly isPlanet: boolean;
  /** Turns by itself after a while of rest. */
  readonly turns: boolean;
  /** After every picture drawn. */
  readonly onDraw: () => void;
  /** The whole picture is there; the tiles follow. */
  readonly onReady: () => void;
  /** The first picture can't be loaded. */
  readonly onFault: () => void;
  readonly onTurning: (isOn: boolean) => void;
  /** It was dragged. */
  readonly onTouched: () => void;
}
