/** Versions as the server writes them: `31-57` is basket 31 after 57 changes. */
interface Version {
  panierId: number;
  numero: number;
}

function read(version: string | undefined): Version | undefined {
  const match = /^(\d+)-(\d+)$/.exec(version ?? '');
  return match ? { panierId: Number(match[1]), numero: Number(match[2]) } : undefined;
}

/** The later of the two; the one that was read when they speak of different baskets. */
export function plusRecente(
  lue: string | undefined,
  propre: string | undefined,
): string | undefined {
  const [a, b] = [read(lue), read(propre)];
  if (!a) return lue;
  return b?.panierId === a.panierId && b.numero > a.numero ? propre : lue;
}

/** Nobody else changed the basket between the two. */
export function isSuivante(avant: string | undefined, apres: string): boolean {
  const [a, b] = [read(avant), read(apres)];
  if (!a || !b) return false;
  return a.panierId === b.panierId && b.numero === a.numero + 1;
}
