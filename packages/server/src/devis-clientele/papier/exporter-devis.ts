/** A quote as a file: the paper of its customer, or its lines with their costs for other programs. */
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { FormatDevis } from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import { sansCouts } from '@comptoir/contract/devis-clientele/sans-couts.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Db } from '../../db/pool.ts';
import {
  COLONNES_BATIGEST,
  couperLibelle,
  encoderWindows1252,
  TYPE_XLSX,
  virgule,
  writeRangeeBatiment,
  writeTableauXlsx,
  type Cellule,
} from '../../documents/tableur.public.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import { findLogo } from '../logo/logo.sql.ts';
import { MOTS_RECU } from '../mots.ts';
import { readReglages } from '../reglages/read-reglages.ts';
import type { DevisImprime } from './devis.travail.ts';
import type dessiner from './devis.travail.ts';

const DESSINER = defineTravail<typeof dessiner>(new URL('./devis.travail.ts', import.meta.url), {
  maxMs: 30_000,
});

interface DevisAEcrire extends Pick<DevisImprime, 'numero' | 'document' | 'signature'> {
  compteId: number;
}

interface Demandeur {
  db: Db;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

export async function imprimerDevis(
  { db, qui }: Demandeur,
  { compteId, numero, document, signature }: DevisAEcrire,
): Promise<Fichier> {
  const [reglages, logo] = await Promise.all([readReglages(db, compteId), findLogo(db, compteId)]);
  const { nom, adresse, email, telephone, couleur, mentions } = reglages;
  const octets = await travaux.faire(qui, DESSINER, {
    numero,
    document: sansCouts(document),
    entreprise: { nom, adresse, email, telephone, couleur, mentions },
    signature,
    logo: logo ? { type: logo.type, data: logo.octets.toString('base64') } : null,
  });
  return toFichier(document, numero, { octets, extension: 'pdf', type: 'application/pdf' });
}

export async function exporterDevis(
  demandeur: Demandeur,
  devis: DevisAEcrire,
  format: FormatDevis,
): Promise<Fichier> {
  const { numero, document } = devis;
  if (format === 'pdf') return imprimerDevis(demandeur, devis);
  if (format === 'xlsx') {
    const octets = await writeTableauXlsx(demandeur.qui, tableauOf(document, numero));
    return toFichier(document, numero, { octets, extension: 'xlsx', type: TYPE_XLSX });
  }
  // Neither tells a currency.
  if (document.devise !== 'EUR') throw refus('format-en-euros');
  const rangees = format === 'ebp' ? rangeesEbp(document, numero) : rangeesBatigest(document);
  const octets = encoderWindows1252(rangees.map(writeRangeeBatiment).join(''));
  const extension = format === 'ebp' ? 'csv' : 'txt';
  return toFichier(document, numero, { octets, extension, type: 'text/plain' });
}

function toFichier(
  { langue }: DocumentDevis,
  numero: string,
  { octets, extension, type }: { octets: Buffer; extension: string; type: string },
): Fichier {
  const nom = [MOTS_RECU[langue]('papier.fichier'), numero.replaceAll('/', '-')].filter(Boolean);
  return { data: octets.toString('base64'), name: `${nom.join('-')}.${extension}`, type };
}

/** Lines that are counted or may be, with what they come to. */
function listLignes(document: DocumentDevis) {
  const { lignes: calculees } = calculerDevis(document);
  return document.sections.flatMap(({ titre, lignes }) =>
    lignes.flatMap((ligne) => {
      const calculee = calculees.get(ligne.id);
      const isDit = ligne.type === 'commentaire' || ligne.type === 'sous-total';
      return isDit || !calculee ? [] : [{ titre, ligne, calculee }];
    }),
  );
}

function tableauOf(document: DocumentDevis, numero: string) {
  const t = MOTS_RECU[document.langue];
  const texte = (mots: string): Cellule => ({ texte: mots });
  const montant = (nombre: string): Cellule => ({ nombre, decimales: 4 });
  return {
    titre: numero || t('papier.fichier'),
    colonnes: [
      { tete: t('papier.section'), largeur: 24 },
      { tete: t('papier.reference'), largeur: 16 },
      { tete: t('lignes.designation'), largeur: 48 },
      { tete: t('lignes.quantite'), largeur: 10 },
      { tete: t('papier.unite'), largeur: 8 },
      { tete: t('papier.cout'), largeur: 12 },
      { tete: t('lignes.prix'), largeur: 14 },
      { tete: t('lignes.tva'), largeur: 8 },
      { tete: t('lignes.montant'), largeur: 14 },
      { tete: t('papier.option'), largeur: 10 },
    ],
    rangees: listLignes(document).map(({ titre, ligne, calculee }) => [
      texte(titre),
      texte(ligne.reference ?? ''),
      texte(ligne.libelle),
      { nombre: ligne.quantite, decimales: 'exactes' as const },
      texte(t(`unites.${ligne.unite}`)),
      montant(calculee.coutHT?.montant ?? ''),
      montant(calculee.prixHT?.montant ?? ''),
      { nombre: ligne.tva, decimales: 'exactes' as const },
      { nombre: calculee.montantHT.montant, decimales: 2 as const },
      texte(ligne.option ? t(ligne.choisie ? 'lignes.prise' : 'papier.option') : ''),
    ]),
  };
}

/** These programs are French, whatever the language of the quote. */
const COLONNES_EBP = [
  'Document - Numéro du document',
  'Document - Date',
  'Document - Nom du client',
  'Document - Adresse 1 (facturation)',
  'Document - Notes',
  'Ligne - Code article',
  'Ligne - Description',
  'Ligne - Quantité',
  'Ligne - PV HT',
  'Ligne - Taux de TVA',
  'Ligne - Montant Net HT',
];

function rangeesEbp(document: DocumentDevis, numero: string): string[][] {
  const { client, date, titre } = document;
  const tete = [numero, formatDate(date), client.nom, client.adresse, titre];
  return [
    COLONNES_EBP,
    ...listLignes(document)
      .filter(({ calculee }) => calculee.comptee)
      .map(({ ligne, calculee }) => [
        ...tete,
        ligne.reference ?? '',
        ligne.libelle,
        virgule(ligne.quantite, 0),
        virgule(calculee.prixHT?.montant ?? '', 2),
        virgule(ligne.tva, 2),
        virgule(calculee.montantHT.montant, 2),
      ]),
  ];
}

function rangeesBatigest(document: DocumentDevis): string[][] {
  return [
    [...COLONNES_BATIGEST, 'Quantité', 'Chantier'],
    ...listLignes(document)
      .filter(({ calculee }) => calculee.comptee)
      .map(({ titre, ligne, calculee }) => [
        (ligne.reference ?? ligne.id).toUpperCase().slice(0, 20),
        couperLibelle(ligne.libelle),
        ligne.libelle,
        ligne.unite,
        titre,
        virgule(calculee.coutHT?.montant ?? '', 2),
        '',
        virgule(calculee.coutHT?.montant ?? '', 2),
        virgule(calculee.prixHT?.montant ?? '', 2),
        virgule(ligne.tva, 2),
        '',
        '',
        '',
        virgule(ligne.quantite, 0),
        document.titre,
      ]),
  ];
}
