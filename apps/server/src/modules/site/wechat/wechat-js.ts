/** WeChat's server, for the official accounts that this installation has the secrets of. */
export interface WechatJs {
  /** Returns the ticket that signs the pages of an account; null for an account without a secret. Throws `Wechat.Unavailable`. */
  ticketOf(appId: string): Promise<string | null>;
}
