/** A hall is kept true by the hub; it is looked at anew when one comes back to it, and now and then to be sure. */
export const freshHall = {
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

export const maxQuestions = 100;

export function hallQuery(roomId: number | null): { roomId?: number } {
  return roomId === null ? {} : { roomId };
}

export function questionsQuery(roomId: number): { roomId: number; maxResultCount: number } {
  return { roomId, maxResultCount: maxQuestions };
}
