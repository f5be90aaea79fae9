/** Whose session a hub is opened with. */
export interface Credentials {
  readonly as: 'user' | 'ticket';
  readonly token: string;
}
