import type { Upload } from '../connection/upload.ts';
import type { Schema } from './hub-contract.ts';
import { HubError } from './hub-error.ts';

/** Yields the parsed items of an uploaded stream. Throws a `HubError` when there is no stream or an item is invalid. */
export async function* readUpload<Item>(upload: Upload | undefined, schema: Schema<Item>): AsyncGenerator<Item, void> {
  if (!upload) throw new HubError('A stream is missing.');
  for await (const item of upload) yield parseItem(schema, item);
}

function parseItem<Item>(schema: Schema<Item>, item: unknown): Item {
  try {
    return schema.parse(item);
  } catch {
    throw new HubError('An item of the stream is invalid.');
  }
}
