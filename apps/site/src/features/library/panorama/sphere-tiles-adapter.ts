import { utils } from '@photo-sphere-viewer/core';
import { EquirectangularTilesAdapter } from '@photo-sphere-viewer/equirectangular-tiles-adapter';

type Panorama = Parameters<EquirectangularTilesAdapter['loadTexture']>[0];

/**
 * Loads a scene's whole picture, then its tiles. A picture given up half way, because another scene was asked for or the
 * viewer closed, fails as one that broke off; it is thrown as aborted, so that the viewer doesn't report a failure.
 */
export class SphereTilesAdapter extends EquirectangularTilesAdapter {
  #isClosed = false;

  override async loadTexture(panorama: Panorama, loader?: boolean) {
    try {
      return await super.loadTexture(panorama, loader);
    } catch (error) {
      throw this.#isClosed || this.viewer.config.panorama !== panorama ? utils.getAbortError() : error;
    }
  }

  override destroy(): void {
    this.#isClosed = true;
    super.destroy();
  }
}
