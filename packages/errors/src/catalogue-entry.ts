export interface CatalogueEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  /** Chinese text, fit to show to a person. */
  readonly message: string;
}
