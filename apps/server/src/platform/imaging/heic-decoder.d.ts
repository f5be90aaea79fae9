/** What is used of libheif; the package's own types are of the layer below. */
declare module 'libheif-js/wasm-bundle.js' {
  interface DecodedPixels {
    /** RGBA. */
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills `target.data`; null when the pixels can't be decoded. */
    display(target: DecodedPixels, done: (filled: DecodedPixels | null) => void): void;
    free(): void;
  }
  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
  export = libheif;
}
