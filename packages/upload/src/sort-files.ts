export type TurnAwayReason = 'type' | 'size' | 'empty';

export interface SortedFiles {
  readonly pictures: readonly File[];
  readonly turnedAway: readonly { readonly file: File; readonly reason: TurnAwayReason }[];
}

const pictureTypes = /^image\/(jpeg|png|webp|tiff|heic|heif|avif)$/;
// Some systems give HEIC and TIFF no type.
const pictureNames = /[.](jpe?g|png|webp|tiff?|heic|heif|avif)$/i;
/** Files that systems put into folders by themselves. */
const systemNames = /^[.]|^(thumbs[.]db|desktop[.]ini)$/i;

function reasonOf(file: File, maxBytes: number): TurnAwayReason | undefined {
  if (!pictureTypes.test(file.type) && !pictureNames.test(file.name)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : undefined;
}

/** Separates pictures from what can't be taken; hidden files of the system drop out. */
export function sortFiles(files: readonly File[], maxBytes: number): SortedFiles {
  const pictures: File[] = [];
  const turnedAway: { readonly file: File; readonly reason: TurnAwayReason }[] = [];
  for (const file of files) {
    if (systemNames.test(file.name)) continue;
    const reason = reasonOf(file, maxBytes);
    if (reason) turnedAway.push({ file, reason });
    else pictures.push(file);
  }
  return { pictures, turnedAway };
}
