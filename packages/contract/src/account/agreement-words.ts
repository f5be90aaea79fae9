/** What people agree to, free of zod: the keys of the single pages whose published text is numbered. */
export const agreementKeys = ['agreement', 'privacy', 'copyright', 'photographer'] as const;
/** `copyright` matters to who uploads, `photographer` to who applies to become one. */
export type AgreementKey = (typeof agreementKeys)[number];

export function isAgreementKey(key: string | null): key is AgreementKey {
  return agreementKeys.some((each) => each === key);
}
