/** Images like this one as its page and the viewer ask for them: what fills two rows, however narrow the pictures. */
export function similarArgument(id: number) {
  return { id, maxResultCount: 18 };
}
