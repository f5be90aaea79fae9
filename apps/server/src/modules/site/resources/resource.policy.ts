import type { Actor } from '../../../platform/http/request-context.ts';

interface Subject {
  authorId: number;
  isPublished: boolean;
}

/** Derivatives: anybody's of a published image; of another one its author's and the back office's. */
export function maySeeDerivatives(actor: Actor | null, image: Subject): boolean {
  return (
    image.isPublished || (actor !== null && (actor.id === image.authorId || actor.permissions.has('Pages.Images')))
  );
}

/** The original: its author's and whoever may download originals. */
export function mayDownloadOriginal(actor: Actor | null, image: Pick<Subject, 'authorId'>): boolean {
  return actor !== null && (actor.id === image.authorId || actor.permissions.has('Pages.Images.Download'));
}
