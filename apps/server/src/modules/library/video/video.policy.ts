import type { Actor } from '../../../platform/http/request-context.ts';

interface Subject {
  state: string;
  authorId: number | null;
  freeTiers: readonly string[];
}

/** Anyone a published one, its author and the office any. */
export function maySeeVideo(actor: Actor | null, video: Pick<Subject, 'state' | 'authorId'>): boolean {
  return (
    video.state === 'published' || (actor !== null && (isAuthor(actor, video) || actor.permissions.has('Pages.Videos')))
  );
}

/** Its author, who may download originals, and anyone logged in where a published one is free. */
export function mayHaveOriginal(actor: Actor, video: Subject): boolean {
  if (isAuthor(actor, video) || actor.permissions.has('Pages.Videos.Download')) return true;
  return video.state === 'published' && video.freeTiers.length > 0;
}

function isAuthor(actor: Actor, { authorId }: Pick<Subject, 'authorId'>): boolean {
  return actor.id === authorId;
}
