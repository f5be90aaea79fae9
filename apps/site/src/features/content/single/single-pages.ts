/** Single pages whose published text is numbered, in the order of the list; the address names one of them. */
const agreementTitles = {
  agreement: '用户协议',
  privacy: '隐私政策',
  copyright: '版权声明',
  photographer: '摄影师签约协议',
} as const;
export type AgreementPage = keyof typeof agreementTitles;

export function isAgreementPage(key: string): key is AgreementPage {
  return Object.hasOwn(agreementTitles, key);
}

export const agreementPages = Object.entries(agreementTitles).map(([key, title]) => ({ key, title }));

export const pagesArgument = { kind: 'page', maxResultCount: 30 } as const;

interface AgreementPlace {
  readonly key: AgreementPage;
  /** Undefined: the version in force. */
  readonly version?: number | undefined;
  /** The earlier version it is compared with. */
  readonly compared?: number | undefined;
}

function readVersion(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** What of an agreement an address asks for. */
export function agreementPlace(key: AgreementPage, query: URLSearchParams): AgreementPlace {
  return { key, version: readVersion(query.get('version')), compared: readVersion(query.get('compare')) };
}

export function agreementPath({ key, version, compared }: AgreementPlace): string {
  const query = new URLSearchParams({
    key,
    ...(version !== undefined && { version: `${version}` }),
    ...(compared !== undefined && { compare: `${compared}` }),
  });
  return `/single?${query.toString()}`;
}
