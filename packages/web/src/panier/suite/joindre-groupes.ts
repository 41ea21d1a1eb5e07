/** Groups of lines read so far, and those of the slice after them. */
export function joindreGroupes<G>(
  connus: readonly G[],
  suivants: readonly G[],
  { cleOf, prolonger }: { cleOf: (groupe: G) => number; prolonger: (connu: G, suite: G) => G },
): G[] {
  const suites = new Map(suivants.map((groupe) => [cleOf(groupe), groupe]));
  const prolonges = connus.map((connu) => {
    const suite = suites.get(cleOf(connu));
    suites.delete(cleOf(connu));
    return suite ? prolonger(connu, suite) : connu;
  });
  return [...prolonges, ...suites.values()];
}
