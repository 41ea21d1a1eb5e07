/** A cut list as people read it: « 2 p. de 800 mm, 1 p. de 600 mm ». */
import type { Montant } from '@comptoir/contract/argent.ts';
import { piecesGardees } from '@comptoir/contract/decoupe/etiquettes-pieces.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../mots.ts';

interface LigneCoupee {
  traitCoupe: string;
  coupe: { exemplaires: number } | null;
}

function writeListeCoupe({ traitCoupe, coupe }: LigneCoupee, langue: Locale): string {
  const t = MOTS[langue];
  const pieces = piecesGardees(traitCoupe).map((piece) => {
    const cotes = 'largeur' in piece ? [piece.longueur, piece.largeur] : [piece.longueur];
    return t('papiers.pieces', {
      nombre: formatNombre(langue, piece.quantite),
      cotes: cotes.map((cote) => formatNombre(langue, cote)).join('\u00a0×\u00a0'),
    });
  });
  const liste = pieces.length > 0 ? pieces.join(', ') : traitCoupe;
  const fois = coupe?.exemplaires ?? 1;
  return fois > 1 ? t('papiers.plusieursFois', { fois, liste }) : liste;
}

/** With the price of the cutting, part of the amount of the line; without where none is given. */
export function writeCoupe(ligne: LigneCoupee, montantHT: Montant | null, langue: Locale): string {
  const t = MOTS[langue];
  const liste = writeListeCoupe(ligne, langue);
  return montantHT
    ? t('papiers.coupe', { liste, montant: formatArgent(langue, montantHT) })
    : t('papiers.bon.coupe', { liste });
}
