/** Kinds, states and limits of panoramas, free of zod. */

/** A way to another scene, words, a picture of the library, a way to another page. */
export const hotspotKinds = ['scene', 'text', 'picture', 'link'] as const;
export type HotspotKind = (typeof hotspotKinds)[number];

export const panoramaStates = ['draft', 'published', 'offline'] as const;
export type PanoramaState = (typeof panoramaStates)[number];

export const panoramaPictureStates = ['queued', 'ready', 'failed'] as const;
export type PanoramaPictureState = (typeof panoramaPictureStates)[number];

export const panoramaSorts = ['newest', 'hottest'] as const;

export const maxScenes = 30;
export const maxHotspots = 30;
export const maxHotspotText = 200;

/** Long side of an equirectangular picture, in pixels. */
export const minPanoramaWidth = 4000;
/** How far width to height may be from 2:1. */
export const panoramaShapeTolerance = 0.02;
export const maxPanoramaBytes = 100 * 1024 * 1024;

/** Widths that a picture's tiles may have, in pixels: without a licence nothing larger is served. */
export const tileWidths = [4096, 8192] as const;
export type TileWidth = (typeof tileWidths)[number];
/** Side of a tile in pixels. */
export const panoramaTileSide = 512;
/** Width of the whole picture that is shown before its tiles. */
export const panoramaBaseWidth = 2048;

/** Angle of view from left to right, in degrees. */
export const minFov = 30;
export const maxFov = 100;
export const usualFov = 75;
