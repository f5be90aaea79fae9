/** An error whose text the caller is meant to read; the text of any other stays on the server. */
export class HubError extends Error {
  override readonly name: string = 'HubError';
}

/** The caller may not do that. */
export class HubForbiddenError extends HubError {
  override readonly name = 'HubForbiddenError';

  constructor() {
    super('user is unauthorized');
  }
}
