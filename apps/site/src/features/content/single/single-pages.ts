const agreementPages = ['agreement', 'privacy'] as const;
/** Pages that show an agreement instead of what editors wrote. */
export type AgreementPage = (typeof agreementPages)[number];

export function agreementPage(key: string): AgreementPage | undefined {
  return agreementPages.find((each) => each === key);
}

export const pagesArgument = { kind: 'page', maxResultCount: 30 } as const;
