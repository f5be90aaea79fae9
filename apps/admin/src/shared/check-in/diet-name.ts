/** An empty diet means no preference. */
export function dietName(diet: string): string {
  return diet === '' ? '不限' : diet;
}
