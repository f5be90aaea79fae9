export interface NewCookie {
  name: string;
  value: string;
  /** Addresses below which the browser sends it back. */
  path: string;
  lifeSeconds: number;
}

/** Cookies of a call: those received, and those its answer sets, which scripts and other sites can never read. */
export interface CookieJar {
  read(name: string): string | undefined;
  set(cookie: NewCookie): void;
  readonly added: readonly NewCookie[];
}

export function cookieJar(sent: Readonly<Record<string, string | undefined>>): CookieJar {
  const added: NewCookie[] = [];
  return {
    read: (name) => sent[name],
    set: (cookie) => void added.push(cookie),
    added,
  };
}
