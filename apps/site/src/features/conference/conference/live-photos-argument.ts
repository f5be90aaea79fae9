/** What the pages of a conference show of its wall. */
export function livePhotosArgument(conferenceId: number) {
  return { conferenceId, maxResultCount: 8 };
}
