/** Returns the argument for the wall photos shown on a conference's pages. */
export function livePhotosArgument(conferenceId: number) {
  return { conferenceId, maxResultCount: 8 };
}
