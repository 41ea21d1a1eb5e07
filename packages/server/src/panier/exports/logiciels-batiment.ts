/**
 * Files for the programs of French builders, whatever the language of who asks: Windows-1252, CRLF,
 * decimal commas. EBP reads the names of its own columns; Batigest has the buyer match them.
 */
import { formatDate } from '@comptoir/contract/formats.ts';
import { champCsv, neutraliser, virgule } from './champ-csv.ts';
import { listLignes } from './colonnes.ts';
import type { PanierExporte } from './panier-exporte.ts';
import { encoderWindows1252 } from './windows-1252.ts';

/** Who the document is for, as the shop knows him. */
export interface ClientExporte {
  code: string;
  nom: string;
  codePostal: string;
  ville: string;
}

const COLONNES_EBP = [
  'Document - Numéro du document',
  'Document - Date',
  'Document - Code client',
  'Document - Nom du client',
  'Document - Code postal (facturation)',
  'Document - Ville (facturation)',
  'Document - Notes',
  'Ligne - Code article',
  'Ligne - Description',
  'Ligne - Quantité',
  'Ligne - PV HT',
  'Ligne - Taux de TVA',
  'Ligne - Montant Net HT',
];

export function ecrireEbp(
  panier: PanierExporte,
  client: ClientExporte | undefined,
  maintenant: Date,
): Buffer {
  const jour = formatDate(maintenant);
  const document = [
    `PANIER-${jour.split('/').toReversed().join('')}`,
    jour,
    client?.code ?? '',
    client?.nom ?? '',
    client?.codePostal ?? '',
    client?.ville ?? '',
  ];
  const lignes = listLignes(panier).map(([ligne, chantier]) => [
    ...document,
    chantier,
    ligne.reference,
    ligne.libelle,
    String(ligne.quantite),
    virgule(ligne.prixHT?.montant ?? '', 2),
    virgule(ligne.tva ?? '', 2),
    virgule(ligne.montantHT?.montant ?? '', 2),
    ...imageDe(panier, ligne.image),
  ]);
  return ecrire([[...COLONNES_EBP, ...imageDe(panier, 'Ligne - Image')], ...lignes]);
}

const COLONNES_BATIGEST = [
  'Code',
  'Libellé',
  'Libellé long',
  'Unité',
  'Famille',
  'Prix d’achat HT',
  'Remise',
  'Prix net HT',
  'Prix de vente HT',
  'Taux TVA',
  'Fournisseur',
  'Référence fournisseur',
  'Code-barres',
  'Quantité',
  'Chantier',
];

const MAX_CODE = 20;
const MAX_LIBELLE = 60;

export function ecrireBatigest(panier: PanierExporte): Buffer {
  const lignes = listLignes(panier).map(([ligne, chantier]) => {
    const prix = virgule(ligne.prixHT?.montant ?? '', 2);
    return [
      ligne.reference.toUpperCase().slice(0, MAX_CODE),
      ligne.libelle.slice(0, MAX_LIBELLE),
      ligne.libelle,
      ligne.unite,
      '',
      prix,
      '',
      prix,
      '',
      virgule(ligne.tva ?? '', 2),
      ligne.marque,
      ligne.referenceFournisseur,
      ligne.ean,
      String(ligne.quantite),
      chantier,
      ...imageDe(panier, ligne.image),
    ];
  });
  return ecrire([[...COLONNES_BATIGEST, ...imageDe(panier, 'Image')], ...lignes]);
}

function imageDe({ variante }: PanierExporte, image: string): string[] {
  return variante === 'AvecImages' ? [image] : [];
}

function ecrire(rangees: readonly (readonly string[])[]): Buffer {
  const lignes = rangees.map(
    (rangee) => `${rangee.map((cellule) => champCsv(surement(cellule))).join(';')}\r\n`,
  );
  return encoderWindows1252(lignes.join(''));
}

/** These programs take a cell on one line. */
function surement(cellule: string): string {
  return neutraliser(cellule.replace(/\s+/g, ' '));
}
