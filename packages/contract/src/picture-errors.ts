/** Why an uploaded or imported picture is refused. Every call that takes a picture may answer these. */
export const pictureErrors = [
  'Picture.Empty',
  'Picture.TooLarge',
  'Picture.NotAPicture',
  'Picture.TypeNotAllowed',
  'Picture.TooManyPixels',
  'Picture.TooSmall',
  'Picture.Animated',
  'Picture.TooMuchMetadata',
  'Picture.Truncated',
  'Picture.Corrupt',
  'Picture.TooMuchMemory',
  'Picture.TooSlow',
  'Picture.DecoderCrashed',
] as const;
