/** What is being typed of a cut list: rows of sizes and the same list as text, each written from the other. */
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import type { CodeCoupe, ErreurCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import { readCoupe, type Piece } from '@comptoir/contract/decoupe/travail-coupe.ts';

export interface LigneSaisie {
  cle: number;
  quantite: number;
  /** As typed, in millimetres unless a unit is given. */
  longueur: string;
  largeur: string;
}

export interface SaisieCoupe {
  lignes: readonly LigneSaisie[];
  texte: string;
  /** The text was typed or pasted: its errors stand under it, not at a row. */
  parTexte: boolean;
  prochaine: number;
  /** Sizes of a piece: a length, or a length and a width. */
  cotes: 1 | 2;
}

export interface LectureSaisie {
  pieces: readonly Piece[];
  /** By key of row. */
  parLigne: ReadonlyMap<number, CodeCoupe>;
  /** Errors of the text, and of the list as a whole. */
  erreurs: readonly ErreurCoupe[];
  /** Nothing is typed yet. */
  isVide: boolean;
}

export function ouvrirSaisie(traitCoupe: string, matiere: Matiere): SaisieCoupe {
  const cotes = matiere.debit === 'panneau' ? 2 : 1;
  const vide: SaisieCoupe = { lignes: [], texte: '', parTexte: true, prochaine: 1, cotes };
  return writeTexte(vide, traitCoupe, matiere);
}

export function writeTexte(saisie: SaisieCoupe, texte: string, matiere: Matiere): SaisieCoupe {
  let { prochaine } = saisie;
  const lignes = readCoupe(texte, matiere).pieces.map((piece) => ({
    cle: prochaine++,
    quantite: piece.quantite,
    longueur: String(piece.longueur),
    largeur: 'largeur' in piece ? String(piece.largeur) : '',
  }));
  const ecrite = { ...saisie, lignes, texte, parTexte: true, prochaine };
  return lignes.length > 0 ? ecrite : ajouterLigne(ecrite);
}

export function ajouterLigne(saisie: SaisieCoupe): SaisieCoupe {
  const { prochaine: cle } = saisie;
  const lignes = [...saisie.lignes, { cle, quantite: 1, longueur: '', largeur: '' }];
  return { ...saisie, lignes, prochaine: cle + 1 };
}

export function changerLigne(
  saisie: SaisieCoupe,
  cle: number,
  change: Partial<Omit<LigneSaisie, 'cle'>>,
): SaisieCoupe {
  return parLignes(
    saisie,
    saisie.lignes.map((ligne) => (ligne.cle === cle ? { ...ligne, ...change } : ligne)),
  );
}

export function retirerLigne(saisie: SaisieCoupe, cle: number): SaisieCoupe {
  const reste = parLignes(
    saisie,
    saisie.lignes.filter((ligne) => ligne.cle !== cle),
  );
  return reste.lignes.length > 0 ? reste : ajouterLigne(reste);
}

export function readSaisie(saisie: SaisieCoupe, matiere: Matiere): LectureSaisie {
  const { pieces, erreurs } = readCoupe(saisie.texte, matiere);
  const isVide = erreurs.some(({ code }) => code === 'vide');
  if (saisie.parTexte) {
    return { pieces, parLigne: new Map(), erreurs: isVide ? [] : erreurs, isVide };
  }
  const parLigne = new Map<number, CodeCoupe>();
  for (const ligne of saisie.lignes.filter(isCommencee)) {
    const [erreur] = readCoupe(texteOf(saisie.cotes)(ligne), matiere).erreurs;
    if (isIncomplete(saisie, ligne)) parLigne.set(ligne.cle, 'nombre-de-cotes');
    else if (erreur) parLigne.set(ligne.cle, erreur.code);
  }
  const deToute = erreurs.filter(({ code }) => DE_TOUTE_LA_LISTE.includes(code));
  return { pieces, parLigne, erreurs: parLigne.size > 0 ? [] : deToute, isVide };
}

const DE_TOUTE_LA_LISTE: readonly CodeCoupe[] = ['trop-de-pieces', 'trop-de-cotes'];

function parLignes(saisie: SaisieCoupe, lignes: readonly LigneSaisie[]): SaisieCoupe {
  const texte = lignes.filter(isCommencee).map(texteOf(saisie.cotes)).join('+');
  return { ...saisie, lignes, texte, parTexte: false };
}

function isCommencee({ longueur, largeur }: LigneSaisie): boolean {
  return longueur.trim() !== '' || largeur.trim() !== '';
}

function isIncomplete({ cotes }: SaisieCoupe, { longueur, largeur }: LigneSaisie): boolean {
  return cotes === 2 && (longueur.trim() === '' || largeur.trim() === '');
}

/** A size that is missing leaves its place empty: two numbers would be read as a piece of their own. */
function texteOf(cotes: 1 | 2): (ligne: LigneSaisie) => string {
  return ({ quantite, longueur, largeur }) =>
    [quantite, longueur.trim(), ...(cotes === 2 ? [largeur.trim()] : [])].join('x');
}
