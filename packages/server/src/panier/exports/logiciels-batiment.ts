/**
 * Files for the programs of French builders, whatever the language of who asks: Windows-1252, CRLF,
 * decimal commas. EBP reads the names of its own columns; Batigest has the buyer match them.
 */
import { subtractMontants, unitsOf } from '@comptoir/contract/argent.ts';
import { CODES_AJUSTEMENT } from '@comptoir/contract/panier/codes-ajustement.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import {
  COLONNES_BATIGEST,
  couperLibelle,
  encoderWindows1252,
  rangeeBatigest,
  virgule,
  writeRangeeBatiment,
} from '../../documents/tableur.public.ts';
import { listLignes } from './colonnes.ts';
import { listAjustements, listCoupes } from './ajustements.ts';
import type { LigneExportee, PanierExporte } from './panier-exporte.ts';

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

export function writeEbp(panier: PanierExporte, maintenant: Date): Buffer {
  const { client } = panier;
  const document = [
    numeroDocument(panier, maintenant),
    formatDate(maintenant),
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
    virgule(sansCoupe(ligne), 2),
    ...imageOf(panier, ligne.image),
  ]);
  // Lines without an article: EBP takes them as free text with a price.
  const ajustements = [...listCoupes(panier), ...listAjustements(panier)].map(
    ({ libelle, montantHT, tva }) => {
      const montant = virgule(montantHT.montant, 2);
      return [...document, '', '', libelle, '1', montant, virgule(tva, 2), montant];
    },
  );
  return write([
    [...COLONNES_EBP, ...imageOf(panier, 'Ligne - Image')],
    ...lignes,
    ...ajustements.map((rangee) => [...rangee, ...imageOf(panier, '')]),
  ]);
}

/** Quantity times price: the cutting is a line of its own. */
function sansCoupe({ montantHT, coupeHT }: LigneExportee): string {
  if (!montantHT) return '';
  return (coupeHT ? subtractMontants(montantHT, coupeHT) : montantHT).montant;
}

/** One basket at one second, in twenty signs: two documents of a day are never taken for one. */
function numeroDocument({ id }: PanierExporte, maintenant: Date): string {
  const jour = formatDate(maintenant).split('/').toReversed().join('').slice(2);
  const heure = maintenant.toISOString().slice(11, 19).replaceAll(':', '');
  return `P${jour}-${heure}-${(id ?? 0).toString(36).toUpperCase()}`;
}

const COLONNES = [...COLONNES_BATIGEST, 'Quantité', 'Chantier'];

export function writeBatigest(
  panier: PanierExporte,
  familles: ReadonlyMap<number, string>,
): Buffer {
  const lignes = listLignes(panier).map(([ligne, chantier]) => {
    const net = ligne.prixHT?.montant ?? '';
    const article = rangeeBatigest({
      reference: ligne.reference,
      libelle: ligne.libelle,
      unite: ligne.unite,
      famille: familles.get(ligne.articleId) ?? '',
      publicHT: ligne.prixBrutHT?.montant ?? net,
      remise: remiseOf(ligne),
      netHT: net,
      tva: ligne.tva ?? '',
      marque: ligne.marque,
      fabricant: ligne.referenceFournisseur,
      ean: ligne.ean,
    });
    return [...article, String(ligne.quantite), chantier, ...imageOf(panier, ligne.image)];
  });
  const ajustements = [...listCoupes(panier), ...listAjustements(panier)].map(
    ({ nature, libelle, montantHT, tva }) => {
      const montant = virgule(montantHT.montant, 2);
      const prix = [montant, '', montant, '', virgule(tva, 2)];
      const suite = ['', '', '', '1', '', ...imageOf(panier, '')];
      return [CODES_AJUSTEMENT[nature], couperLibelle(libelle), libelle, '', '', ...prix, ...suite];
    },
  );
  return write([[...COLONNES, ...imageOf(panier, 'Image')], ...lignes, ...ajustements]);
}

/** Percent off the public price, with two decimals; '' where there is none. */
function remiseOf({ prixBrutHT, prixHT }: LigneExportee): string {
  if (!prixBrutHT || !prixHT) return '';
  const [brut, net] = [unitsOf(prixBrutHT), unitsOf(prixHT)];
  if (brut <= net) return '';
  // In hundredths of a percent, rounded.
  return decimal(((brut - net) * 20_000n + brut) / (2n * brut));
}

function decimal(centiemes: bigint): string {
  const chiffres = String(centiemes).padStart(3, '0');
  return `${chiffres.slice(0, -2)}.${chiffres.slice(-2)}`;
}

function imageOf({ variante }: PanierExporte, image: string): string[] {
  return variante === 'AvecImages' ? [image] : [];
}

function write(rangees: readonly (readonly string[])[]): Buffer {
  return encoderWindows1252(rangees.map(writeRangeeBatiment).join(''));
}
