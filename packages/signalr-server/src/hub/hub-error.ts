/** An error whose text the caller may read; the text of any other error stays on the server. */
export class HubError extends Error {
  override readonly name: string = 'HubError';
}

/** Thrown when the caller lacks permission. */
export class HubForbiddenError extends HubError {
  override readonly name = 'HubForbiddenError';

  constructor() {
    super('user is unauthorized');
  }
}
