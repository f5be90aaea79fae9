/** The session a hub connection is opened with. */
export interface Credentials {
  readonly as: 'user' | 'ticket';
  readonly token: string;
}
