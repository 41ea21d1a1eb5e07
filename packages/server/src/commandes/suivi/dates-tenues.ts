/** Whether what can be had now still keeps the days that were agreed to. */

/** A part of a line, and the day it arrives or is ready. */
export interface PartDatee {
  ligneId: number;
  quantite: number;
  jour: string;
}

interface EnvoiConvenu {
  jour: string;
  lignes: readonly { ligneId: number; quantite: number }[];
}

/** On every day agreed to, at least as much of each line is there as was promised by then. */
export function datesTenues(
  convenus: readonly EnvoiConvenu[],
  prevues: readonly PartDatee[],
): boolean {
  const promises = convenus.flatMap(({ jour, lignes }) =>
    lignes.map((ligne): PartDatee => ({ ...ligne, jour })),
  );
  const parLigne = Map.groupBy(prevues, ({ ligneId }) => ligneId);
  for (const [ligneId, siennes] of Map.groupBy(promises, (part) => part.ligneId)) {
    const la = parLigne.get(ligneId) ?? [];
    for (const { jour } of siennes) {
      if (sommeAu(jour, la) < sommeAu(jour, siennes)) return false;
    }
  }
  return true;
}

function sommeAu(jour: string, parts: readonly PartDatee[]): number {
  let somme = 0;
  for (const part of parts) if (part.jour <= jour) somme += part.quantite;
  return somme;
}

/** The last day something is promised for; of a line, or of all. */
export function dernierJour(parts: readonly PartDatee[]): string | undefined {
  let dernier: string | undefined;
  for (const { jour } of parts) if (dernier === undefined || jour > dernier) dernier = jour;
  return dernier;
}
