/** Needs as they are counted, element after element: those of one nature and key become one. */
import {
  COTES_MAX,
  grouperPieces,
  PIECES_MAX,
  type PieceBarre,
  type PiecePanneau,
} from '../decoupe/piece.ts';
import { auMoins, choix, NATURES, type Besoin, type Choix, type Nature } from './besoin.ts';
import type { Facade } from './finitions.ts';

type Piece = PieceBarre | PiecePanneau;

/** Which need it is, and what of the catalogue answers it. */
export interface Cible {
  nature: Nature;
  cle?: string;
  choix: readonly Choix[];
}

export interface Collecte {
  ajouter(cible: Cible, quantite: number, unite?: Besoin['unite']): void;
  couper(cible: Cible, pieces: readonly Piece[]): void;
  /** Edges to be banded, millimetres. */
  border(decor: Facade, longueur: number): void;
  /** In the order of the bill. */
  lister(): Besoin[];
}

/** Edging runs over the end of each piece before it is trimmed. */
const PERTE_CHANT = 1.1;

export function createCollecte(): Collecte {
  const parCle = new Map<string, Besoin>();
  const chants = new Map<Facade, number>();

  function ajouter(
    { nature, cle = '', choix: possibles }: Cible,
    quantite: number,
    unite: Besoin['unite'] = 'piece',
  ): void {
    if (quantite === 0) return;
    const deja = parCle.get(`${nature} ${cle}`)?.quantite ?? 0;
    const besoin = { nature, cle, choix: possibles, quantite: deja + quantite, unite };
    parCle.set(`${nature} ${cle}`, besoin);
  }

  return {
    ajouter,
    couper({ nature, cle = '', choix: possibles }, pieces) {
      if (pieces.length === 0) return;
      const avant = parCle.get(`${nature} ${cle}`)?.pieces ?? [];
      parCle.set(`${nature} ${cle}`, {
        nature,
        cle,
        choix: possibles,
        quantite: 0,
        unite: 'piece',
        pieces: [...avant, ...pieces],
      });
    },
    border(decor, longueur) {
      if (longueur > 0) chants.set(decor, (chants.get(decor) ?? 0) + longueur);
    },
    lister() {
      for (const [decor, longueur] of chants) {
        const metres = Math.ceil((longueur * PERTE_CHANT) / 1000);
        ajouter({ nature: 'chant', cle: decor, choix: choixChant(decor) }, metres, 'metre');
      }
      chants.clear();
      const rang = ({ nature }: Besoin) => NATURES.indexOf(nature);
      return [...parCle.values()]
        .flatMap(enListes)
        .sort((a, b) => rang(a) - rang(b) || (a.cle < b.cle ? -1 : 1));
    },
  };
}

function choixChant(decor: Facade): Choix[] {
  return [
    choix('chants-abs', { 'decor-panneau': decor, largeur: 23, epaisseur: 1 }),
    choix('chants-thermocollants', { 'decor-panneau': decor, largeur: 22 }),
  ];
}

/** A cut list holds so many pieces and sizes: a large kitchen takes several. */
function enListes(besoin: Besoin): Besoin[] {
  if (!besoin.pieces) return [besoin];
  const listes = partagerListe(besoin.pieces);
  return listes.map((pieces, i) => ({
    ...besoin,
    cle: listes.length > 1 ? `${besoin.cle} ${i + 1}` : besoin.cle,
    choix: assezLongs(besoin.choix, pieces),
    quantite: pieces.reduce((sum, { quantite }) => sum + quantite, 0),
    pieces,
  }));
}

function partagerListe(pieces: readonly Piece[]): Piece[][] {
  const listes: Piece[][] = [[]];
  let nombre = 0;
  for (const groupe of grouperPieces(pieces)) {
    let reste = groupe.quantite;
    while (reste > 0) {
      const liste = listes.at(-1) ?? [];
      const prises = Math.min(reste, PIECES_MAX - nombre);
      if (prises === 0 || liste.length === COTES_MAX) {
        listes.push([]);
        nombre = 0;
      } else {
        liste.push({ ...groupe, quantite: prises });
        nombre += prises;
        reste -= prises;
      }
    }
  }
  return listes;
}

/** A bar is at least as long as the longest piece; sheets are large enough for any of ours. */
function assezLongs(possibles: readonly Choix[], pieces: readonly Piece[]): readonly Choix[] {
  if (pieces.some((piece) => 'largeur' in piece)) return possibles;
  const longue = Math.max(...pieces.map(({ longueur }) => longueur));
  return possibles.map((each) => auMoins(each, 'longueur', longue));
}
