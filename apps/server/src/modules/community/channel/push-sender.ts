/** `gone`: that browser no longer takes any; `refused`: not this one; `unavailable`: worth another try. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'unavailable';

export interface PushMessage {
  endpoint: string;
  /** The endpoint's address; its name is not looked up again. */
  address: string;
  receiver: { p256dh: Buffer; auth: Buffer };
  vapid: { publicKey: Buffer; privateKey: Buffer };
  /** Whom a push service may turn to: an `https:` address. */
  subject: string;
  text: string;
  timeoutMs: number;
}

/** Never throws. */
export type SendPush = (message: PushMessage) => Promise<PushOutcome>;
