/**
 * Articles for the programs of French builders, whose words are French whatever the language of the
 * labels: Windows-1252, CRLF, decimal commas. The buyer matches the columns when they import. The
 * price they sell at is theirs to set, and left open.
 */
import {
  COLONNES_BATIGEST,
  encoderWindows1252,
  MOTS_DOCUMENTS,
  rangeeBatigest,
  virgule,
  writeRangeeBatiment,
} from '../../../documents/tableur.public.ts';
import type { ContexteExport, Fiche, OpenEcrivain, Sortie } from '../fiche.ts';

const EBP = [
  'Code article',
  'Désignation',
  'Famille',
  'Unité',
  'Prix d’achat HT',
  'PV HT',
  'Taux TVA',
  'Code fournisseur',
  'Référence fournisseur',
  'Code-barres',
  'Éco-participation',
];

export const openEbp: OpenEcrivain = (contexte, sortie) =>
  openTexte(contexte, sortie, EBP, (fiche) => [
    fiche.reference,
    fiche.libelle,
    familleOf(fiche),
    uniteOf(fiche),
    virgule(fiche.tarif?.netHT ?? '', 2),
    '',
    virgule(fiche.tva, 2),
    fiche.marque,
    fiche.fabricant,
    fiche.ean,
    virgule(fiche.tarif?.eco?.montantHT ?? '', 2),
  ]);

export const openBatigest: OpenEcrivain = (contexte, sortie) =>
  openTexte(contexte, sortie, COLONNES_BATIGEST, (fiche) =>
    rangeeBatigest({
      reference: fiche.reference,
      libelle: fiche.libelle,
      unite: uniteOf(fiche),
      famille: familleOf(fiche),
      publicHT: fiche.tarif?.publicHT ?? '',
      remise: fiche.tarif?.remise ?? '',
      netHT: fiche.tarif?.netHT ?? '',
      tva: fiche.tva,
      marque: fiche.marque,
      fabricant: fiche.fabricant,
      ean: fiche.ean,
    }),
  );

function openTexte(
  { stock }: ContexteExport,
  sortie: Sortie,
  colonnes: readonly string[],
  read: (fiche: Fiche) => string[],
) {
  const write = (rangee: readonly string[]) =>
    sortie(encoderWindows1252(writeRangeeBatiment(rangee)));
  write(stock ? [...colonnes, 'Stock'] : colonnes);
  return {
    article: (fiche: Fiche) =>
      write(stock ? [...read(fiche), String(fiche.stock?.depot ?? '')] : read(fiche)),
    fin: () => [],
  };
}

/** The second level of the tree, where there is one: what builders sort their articles by. */
function familleOf({ noeud: { chemin } }: Fiche): string {
  return (chemin[1] ?? chemin[0])?.libelle ?? '';
}

const uniteOf = ({ unite }: Fiche) => MOTS_DOCUMENTS.fr(`unites.${unite}`);
