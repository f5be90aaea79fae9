interface Bundle {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown;
}

/** A Vite plugin: writes the addresses of an app's pages into its build. The server answers 404 to any other. `:id` stands for a number. */
export function emitAddresses(addresses: readonly string[]) {
  return {
    name: 'emit-addresses',
    apply: 'build' as const,
    generateBundle(this: Bundle) {
      this.emitFile({ type: 'asset', fileName: '.vite/addresses.json', source: JSON.stringify(addresses) });
    },
  };
}
