/** Empty is nobody's wish. */
export function dietName(diet: string): string {
  return diet === '' ? '不限' : diet;
}
