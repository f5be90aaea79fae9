import { Readable } from 'node:stream';
import type { DownloadVariant } from '@tuyuan/contract/commerce/order-states.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { zipStream } from '../../../platform/zip-stream.ts';
import { type ImageLicence, isOfVideo, type UsableLicence, type VideoLicence } from '../licence/index.ts';

/** Makes the files of one licence. */
export interface LicensedFiles {
  picture(
    caller: SignedInContext,
    licence: ImageLicence,
    variant: DownloadVariant,
  ): Promise<{ bytes: Buffer; contentType: string; fileName: string }>;
  /** The original, read while it is sent. */
  video(caller: SignedInContext, licence: VideoLicence): Promise<{ content: Readable; fileName: string }>;
  certificate(caller: SignedInContext, no: string): Promise<Uint8Array>;
}

/** Returns the licensed pictures and videos of an order with their certificates as a zip, made one after another while it is read. */
export function orderFiles(
  { picture, video, certificate }: LicensedFiles,
  caller: SignedInContext,
  licences: readonly UsableLicence[],
  variant: DownloadVariant,
): Readable {
  return zipStream(async (add) => {
    for (const licence of licences) {
      const named = (fileName: string) => fileName.replace(/^(.*)\.(\w+)$/, `$1 ${licence.no}.$2`);
      if (isOfVideo(licence)) {
        const { content, fileName } = await video(caller, licence);
        await add(content, `视频/${named(fileName)}`, { compress: false });
      } else {
        const { bytes, fileName } = await picture(caller, licence, variant);
        await add(Readable.from([bytes], { objectMode: false }), `图片/${named(fileName)}`, { compress: false });
      }
      const pdf = Buffer.from(await certificate(caller, licence.no));
      await add(Readable.from([pdf], { objectMode: false }), `授权证书/${licence.no}.pdf`, { compress: false });
    }
  });
}
