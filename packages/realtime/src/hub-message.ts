/** An event on the wire: the one argument of every call from server to client. */
export interface HubMessage<Payload> {
  readonly channel: string;
  /** Number of the event in its channel: 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** `yyyy-MM-ddTHH:mm:ss` in the site's time zone. */
  readonly at: string;
  readonly payload: Payload;
}
