import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import type { Attachment } from '@tuyuan/contract/conference/material.ts';

/** Storage key; each version is a separate file. */
export function keptKey({ id, version }: Pick<Attachment, 'id' | 'version'>): string {
  return `material-${id}-${version}`;
}

/** Returns the stored keys replaced by a newer version; nothing links to them any more. */
export function outdatedKeys(
  kept: ReadonlySet<string>,
  items: readonly Pick<Attachment, 'id' | 'version'>[],
): string[] {
  const versions = new Map(items.map(({ id, version }) => [String(id), version]));
  return [...kept].filter((key) => {
    const [, id = '', version] = key.split('-');
    return Number(version) < (versions.get(id) ?? 0);
  });
}

export function matchingMaterials(items: readonly Attachment[], words: string): Attachment[] {
  const wanted = words.trim().toLocaleLowerCase();
  return items.filter(({ title, fileName, session }) =>
    [title, fileName, session?.title ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}

export function failureWords(thrown: unknown): string {
  if (!isApiFailure(thrown)) return '没有下载成功，请再试一次。';
  return thrown.status === 0 ? '没有网络，这份还没有下载。' : thrown.message;
}
