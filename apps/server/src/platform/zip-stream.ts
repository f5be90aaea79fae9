import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Adds a file to the zip and resolves when it is read to its end. */
export type AddToZip = (content: Readable | string, path: string, options: { compress: boolean }) => Promise<void>;

/** Returns a zip file, written while it is read: `write` adds the files one after another. */
export function zipStream(write: (add: AddToZip) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let part: Readable | undefined;

  async function add(content: Readable | string, path: string, options: { compress: boolean }): Promise<void> {
    part = typeof content === 'string' ? Readable.from([Buffer.from(content)], { objectMode: false }) : content;
    zip.addReadStream(part, path, options);
    await finished(part);
  }

  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => part?.destroy());
  write(add).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}
