/** Which lines that come to a list are already there: their quantities add up, nothing of them is lost. */
import { MAX_SIGNES_NOTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';

const MAX = 1_000_000;

export interface LigneAJoindre {
  ligneId: number;
  articleId: number;
  /** '' where it comes whole. */
  traitCoupe: string;
  /** Null: of none. */
  groupe: number | null;
  quantite: number;
  exemplaires: number;
  note: string;
  cible: number | null;
  reste: number | null;
}

export interface Jointe {
  /** The line as it becomes. */
  ligne: LigneAJoindre;
  /** As it was. */
  avant: LigneAJoindre;
  /** Those that it takes in. */
  de: LigneAJoindre[];
}

export interface Jonction<L> {
  jointes: Jointe[];
  /** Those that nothing there is the same as. */
  nouvelles: L[];
}

/** Lines are the same by article, cut list and group; two that come may be the same as each other. */
export function joindre<L extends LigneAJoindre>(
  presentes: readonly LigneAJoindre[],
  arrivantes: readonly L[],
): Jonction<L> {
  const connues = new Map(presentes.map((ligne) => [cleOf(ligne), ligne]));
  const jointes = new Map<string, Jointe>();
  const nouvelles: L[] = [];
  for (const ligne of arrivantes) {
    const cle = cleOf(ligne);
    const avant = connues.get(cle);
    if (!avant) {
      connues.set(cle, ligne);
      nouvelles.push(ligne);
      continue;
    }
    const jointe = jointes.get(cle) ?? { ligne: avant, avant, de: [] };
    jointes.set(cle, {
      ...jointe,
      ligne: additionner(jointe.ligne, ligne),
      de: [...jointe.de, ligne],
    });
  }
  return { jointes: [...jointes.values()], nouvelles };
}

/** A shelf that holds both should have as many as the two; it is counted if both were. */
function additionner(une: LigneAJoindre, autre: LigneAJoindre): LigneAJoindre {
  const isComptee = une.reste !== null && autre.reste !== null;
  const cible = une.cible !== null && autre.cible !== null;
  return {
    ...une,
    quantite: Math.min(MAX, une.quantite + autre.quantite),
    exemplaires:
      une.traitCoupe === '' ? une.exemplaires : Math.min(MAX, une.exemplaires + autre.exemplaires),
    cible: cible
      ? Math.min(MAX, (une.cible ?? 0) + (autre.cible ?? 0))
      : (une.cible ?? autre.cible),
    reste: cible
      ? isComptee
        ? Math.min(MAX, (une.reste ?? 0) + (autre.reste ?? 0))
        : null
      : (une.reste ?? autre.reste),
    note: joindreNotes(une.note, autre.note),
  };
}

/** One after the other; what does not fit beside the first is cut. */
function joindreNotes(une: string, autre: string): string {
  if (autre === '' || une === autre) return une;
  if (une === '') return autre;
  return `${une} · ${autre}`.slice(0, MAX_SIGNES_NOTE);
}

function cleOf({ articleId, traitCoupe, groupe }: LigneAJoindre): string {
  return `${articleId} ${groupe ?? ''} ${traitCoupe}`;
}
