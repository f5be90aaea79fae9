// What filters read from the address: only values the wire takes.

export function readText(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, 100);
}

/** Returns positive whole numbers and ignores everything else. */
export function readIds(query: URLSearchParams, name: string): number[] {
  const ids = query.getAll(name).map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647).slice(0, 50);
}

export function readId(query: URLSearchParams, name: string): number | undefined {
  return readIds(query, name)[0];
}

export function readChoices<const Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice[] {
  const given = query.getAll(name);
  return choices.filter((choice) => given.includes(choice));
}

/** Returns a day `yyyy-MM-dd` that exists. */
export function readDay(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Returns the choices of their titles, in that order. */
export function choicesOf<Choice extends string>(titles: Readonly<Record<Choice, string>>): Choice[] {
  const isChoice = (text: string): text is Choice => Object.hasOwn(titles, text);
  return Object.keys(titles).filter(isChoice);
}

export function writeValues(values: readonly (string | number)[] | string | number | undefined): string[] {
  if (values === undefined) return [];
  return (typeof values === 'object' ? values : [values]).map(String);
}
