import type { Config } from '../../config.ts';
import type { FaceProviders } from '../../modules/library/index.ts';
import { baiduFaces } from './baidu.ts';
import { humanFaces } from './human-faces.ts';
import { findHumanPackage } from './human-package.ts';
import { openHumanProcess } from './human-process.ts';

/** Returns what this server can look for faces with. The model's process starts with its first picture, and ends with `close`. */
export function openFaceProviders(config: Config): FaceProviders & { close(): void } {
  const { BAIDU_FACE_API_KEY: apiKey, BAIDU_FACE_SECRET_KEY: secretKey, BAIDU_FACE_SERVER: server } = config;
  const human = openHumanProcess();
  return {
    model: findHumanPackage() === null ? null : humanFaces(human),
    cloud: apiKey === undefined || secretKey === undefined ? null : baiduFaces({ apiKey, secretKey, server }),
    close: human.close,
  };
}
