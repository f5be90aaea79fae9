/** Whom a message is for. Plain data: it travels over the backplane. */
export type AudienceOf =
  | { readonly kind: 'all' }
  | { readonly kind: 'groups'; readonly names: readonly string[] }
  | { readonly kind: 'users'; readonly ids: readonly string[] }
  | { readonly kind: 'connections'; readonly ids: readonly string[] };

export type Audience = AudienceOf & {
  /** Connections left out. */
  readonly except?: readonly string[] | undefined;
};
