import type { Attachment } from '@tuyuan/contract/conference-material.ts';

/** What it is kept as: another version is another file. */
export function keptKey({ id, version }: Pick<Attachment, 'id' | 'version'>): string {
  return `material-${id}-${version}`;
}

export function matchingMaterials(items: readonly Attachment[], words: string): Attachment[] {
  const wanted = words.trim().toLocaleLowerCase();
  return items.filter(({ title, fileName, session }) =>
    [title, fileName, session?.title ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
