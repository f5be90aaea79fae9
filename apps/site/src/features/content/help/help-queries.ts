/** All questions at once: a help is read whole. */
export function helpArgument(query: URLSearchParams) {
  return { kind: 'help', maxResultCount: 100, keyword: (query.get('q') ?? '').trim().slice(0, 60) } as const;
}

interface HelpPlace {
  readonly keyword: string;
  readonly id?: number | undefined;
}

/** The address of the help, with what is searched for and the question that is open. */
export function helpPath({ keyword, id }: HelpPlace): string {
  const query = new URLSearchParams({
    ...(keyword && { q: keyword }),
    ...(id !== undefined && { id: `${id}` }),
  }).toString();
  return query === '' ? '/help' : `/help?${query}`;
}
