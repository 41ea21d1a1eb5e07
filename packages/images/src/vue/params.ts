/** Parameters as the key of a picture writes them, read by the sort of each. Pure. */
export type Sorte = 'texte' | 'nombre' | 'booleen';

export type Valeur = string | number | boolean;

/** Throws where the picture was taken of a model that had other parameters. */
export function readParams(
  sortes: Readonly<Record<string, Sorte>>,
  ecrits: Readonly<Record<string, string>>,
): Record<string, Valeur> {
  return Object.fromEntries(
    Object.entries(sortes).map(([nom, sorte]) => {
      const ecrit = ecrits[nom];
      if (ecrit === undefined) throw new Error(`no ${nom}`);
      if (sorte === 'nombre') return [nom, Number(ecrit)];
      return [nom, sorte === 'booleen' ? ecrit === 'true' : ecrit];
    }),
  );
}
