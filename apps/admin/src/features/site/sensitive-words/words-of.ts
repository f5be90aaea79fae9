/** Returns the words of a pasted list, each once; separated by line ends, commas, semicolons and tabs. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[\n\r\t,，、;；|]+/).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}
