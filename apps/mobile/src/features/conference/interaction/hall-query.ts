/** The hub keeps a hall current; it is also refetched on return and periodically as a safeguard. */
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
