import type { Actor } from '../../../platform/http/request-context.ts';

interface Subject {
  authorId: number;
  isPublished: boolean;
}

/** Returns whether the derivatives may be seen: by anyone for a published image, else by its author and the back office. */
export function maySeeDerivatives(actor: Actor | null, image: Subject): boolean {
  return (
    image.isPublished || (actor !== null && (actor.id === image.authorId || actor.permissions.has('Pages.Images')))
  );
}

/** Returns whether the original may be downloaded: by its author and users allowed to download originals. */
export function mayDownloadOriginal(actor: Actor | null, image: Pick<Subject, 'authorId'>): boolean {
  return actor !== null && (actor.id === image.authorId || actor.permissions.has('Pages.Images.Download'));
}
