/**
 * Files for the programs of French builders, whatever the language of who asks: Windows-1252, CRLF,
 * decimal commas. EBP reads the names of its own columns; Batigest has the buyer match them.
 */
import { subtractMontants, unitsOf } from '@comptoir/contract/argent.ts';
import { CODES_AJUSTEMENT } from '@comptoir/contract/panier/codes-ajustement.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { encoderWindows1252, enSignesWindows } from '../../documents/documents.public.ts';
import { champCsv, neutraliser, virgule } from '../../documents/tableur.public.ts';
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

/**
 * The price of a purchase is the public one, its discount what this buyer has less, the net one what
 * is paid. The price the builder sells at is theirs to set: the shop leaves it open.
 */
export function writeBatigest(
  panier: PanierExporte,
  familles: ReadonlyMap<number, string>,
): Buffer {
  const lignes = listLignes(panier).map(([ligne, chantier]) => {
    const net = ligne.prixHT?.montant ?? '';
    return [
      ligne.reference.toUpperCase().slice(0, MAX_CODE),
      couper(ligne.libelle),
      ligne.libelle,
      ligne.unite,
      familles.get(ligne.articleId) ?? '',
      virgule(ligne.prixBrutHT?.montant ?? net, 2),
      virgule(remiseOf(ligne), 2),
      virgule(net, 2),
      '',
      virgule(ligne.tva ?? '', 2),
      ligne.marque,
      ligne.referenceFournisseur,
      ligne.ean,
      String(ligne.quantite),
      chantier,
      ...imageOf(panier, ligne.image),
    ];
  });
  const ajustements = [...listCoupes(panier), ...listAjustements(panier)].map(
    ({ nature, libelle, montantHT, tva }) => {
      const montant = virgule(montantHT.montant, 2);
      const prix = [montant, '', montant, '', virgule(tva, 2)];
      const suite = ['', '', '', '1', '', ...imageOf(panier, '')];
      return [CODES_AJUSTEMENT[nature], couper(libelle), libelle, '', '', ...prix, ...suite];
    },
  );
  return write([[...COLONNES_BATIGEST, ...imageOf(panier, 'Image')], ...lignes, ...ajustements]);
}

/** At the end of a word, where one ends not too early. */
function couper(libelle: string): string {
  if (libelle.length <= MAX_LIBELLE) return libelle;
  const coupe = libelle.slice(0, MAX_LIBELLE + 1);
  const fin = coupe.lastIndexOf(' ');
  return coupe.slice(0, fin > MAX_LIBELLE / 2 ? fin : MAX_LIBELLE).replace(/[\s,;:·(-]+$/, '');
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
  const lignes = rangees.map(
    (rangee) => `${rangee.map((cellule) => champCsv(surement(cellule))).join(';')}\r\n`,
  );
  return encoderWindows1252(lignes.join(''));
}

/**
 * These programs take a cell on one line. Its signs are those of the code page before quotes are
 * doubled: ″ becomes one. An amount may be negative, and is then no formula.
 */
function surement(cellule: string): string {
  if (/^-?\d+(?:,\d+)?$/.test(cellule)) return cellule;
  return neutraliser(enSignesWindows(cellule.replace(/\s+/g, ' ')));
}
