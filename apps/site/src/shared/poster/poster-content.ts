/** What a poster shows. */
export interface PosterContent {
  /** As published, with its mark; never an original. Its own site's path: a picture of another address can't be saved. */
  readonly picture: { readonly path: string; readonly width: number; readonly height: number };
  /** Large above the title; "" for none. */
  readonly number: string;
  readonly title: string;
  /** Below the title, each its own line. */
  readonly lines: readonly string[];
  /** Path that the code leads to. */
  readonly path: string;
  /** Below the code: 扫码看原页. */
  readonly codeNote: string;
}
