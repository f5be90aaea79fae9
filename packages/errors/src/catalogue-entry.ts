export interface CatalogueEntry {
  readonly status: number;
  /** Chinese text, fit to show to a person. */
  readonly message: string;
}
