const threeCharacters = /^\p{Script=Han}{3}$/u;

/** Names by which people ask for a photographer: the whole name, and the given name of a usual Chinese one. */
export function authorNames(name: string): string[] {
  return threeCharacters.test(name) ? [name, name.slice(1)] : [name];
}
