export function conferencePath(id: number): string {
  return `/conference/detail?id=${id}`;
}

export function briefPath(id: number): string {
  return `/conference/brief?id=${id}`;
}

export function attachmentPath(id: number): string {
  return `/conference/detail/attachment?id=${id}`;
}

export function navigatePath(id: number): string {
  return `/conference/navigate?id=${id}`;
}

export function phonePath(id: number): string {
  return `/conference/detail/QRCodeTip?id=${id}`;
}

export function attendPath(id: number): string {
  return `/attend?id=${id}`;
}

/** All photos of its wall, in the phone's pages; open without a ticket. */
export function liveWallPath(id: number): string {
  return `/meeting/live?id=${id}`;
}

/** Returns the conference's mobile address, where ticket holders log in. */
export function meetingPath(id: number): string {
  return `/meeting/login?id=${id}`;
}
