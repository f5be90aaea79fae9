import { Readable } from 'node:stream';
import type { DownloadVariant } from '@tuyuan/contract/commerce/order-states.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { zipStream } from '../../../platform/zip-stream.ts';
import type { UsableLicence } from '../licence/index.ts';

/** Makes the files of one licence. */
export interface LicensedFiles {
  picture(
    caller: SignedInContext,
    licence: UsableLicence,
    variant: DownloadVariant,
  ): Promise<{ bytes: Buffer; contentType: string; fileName: string }>;
  certificate(caller: SignedInContext, no: string): Promise<Uint8Array>;
}

/** Returns the licensed pictures of an order with their certificates as a zip, made one after another while it is read. */
export function orderFiles(
  { picture, certificate }: LicensedFiles,
  caller: SignedInContext,
  licences: readonly UsableLicence[],
  variant: DownloadVariant,
): Readable {
  return zipStream(async (add) => {
    for (const licence of licences) {
      const { bytes, fileName } = await picture(caller, licence, variant);
      const name = fileName.replace(/^(.*)\.(\w+)$/, `$1 ${licence.no}.$2`);
      await add(Readable.from([bytes], { objectMode: false }), `图片/${name}`, { compress: false });
      const pdf = Buffer.from(await certificate(caller, licence.no));
      await add(Readable.from([pdf], { objectMode: false }), `授权证书/${licence.no}.pdf`, { compress: false });
    }
  });
}
