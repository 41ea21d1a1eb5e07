import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { exporterListeDevis as contract } from '@comptoir/contract/devis/devis.contract.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Colonne } from '@comptoir/contract/identite/colonnes.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { plier } from '../../db/plier.ts';
import {
  MAX_LIGNES_FICHIER,
  tableauOf,
  writeFichier,
  type Cellule,
  type ColonneEcrite,
} from '../../documents/tableur.public.ts';
import { acheteurOf, type Acteur, type Demande } from '../../http/acteur.ts';
import type { Deps } from '../etat-devis.ts';
import type { ResumeRow } from '../lecture.sql.ts';
import { listDevis, type FiltresDevis } from './liste.sql.ts';
import { MOTS, type Mots } from './mots.ts';

type Query = CallInput<typeof contract>['query'];

export interface ExportListeDevis {
  query: Query;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** The quotes that the filters leave, the latest first unless told. */
export async function exporterListeDevis(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { acteur, langue }: Demande,
  { query: { format, tri = '-date', colonnes, ...filtres }, qui }: ExportListeDevis,
): Promise<Fichier> {
  const jour = clock.today();
  const page = { tri, limit: MAX_LIGNES_FICHIER, offset: 0 };
  const { devis } = await listDevis(pool, filtresOf(acteur, filtres, jour), page);
  const t = MOTS[langue];
  const tableau = tableauOf(t('fichier'), colonnesOf(t, colonnes), devis);
  return writeFichier(tableau, { format, jour, qui });
}

/** What the list and its file are narrowed by. */
export function filtresOf(
  acteur: Acteur,
  { recherche = '', ...filtres }: Omit<Query, 'format' | 'tri' | 'colonnes'>,
  jour: string,
): FiltresDevis {
  const mots = plier(recherche)
    .split(' ')
    .filter((mot) => mot !== '');
  return { ...filtres, mots, compteId: acheteurOf(acteur).compteId, jour };
}

type ColonneDeListe = Colonne<'devis'>;

/** What the columns of the list say, and what only the file does. */
function colonnesOf(
  t: Mots,
  demandees: readonly ColonneDeListe[] | undefined,
): ColonneEcrite<ResumeRow>[] {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const nombre = (decimal: string, decimales: 0 | 2): Cellule => ({ nombre: decimal, decimales });
  const date = (jour: Date | string | null) => texte(jour === null ? '' : formatDate(jour));
  const deListe: Record<ColonneDeListe, ColonneEcrite<ResumeRow>[]> = {
    date: [{ tete: t('date'), largeur: 12, read: ({ demandeLe }) => date(demandeLe) }],
    chantier: [
      { tete: t('chantiers'), largeur: 30, read: ({ chantiers }) => texte(chantiers.join(', ')) },
    ],
    auteur: [{ tete: t('auteur'), largeur: 24, read: ({ auteur }) => texte(auteur.nom) }],
    etat: [{ tete: t('etat'), largeur: 16, read: ({ etat }) => texte(t(`etats.${etat}`)) }],
    validite: [
      { tete: t('validite'), largeur: 16, read: ({ valableJusqu }) => date(valableJusqu) },
    ],
    montant: [
      { tete: t('netHT'), largeur: 14, read: ({ netHT }) => nombre(netHT, 2) },
      { tete: t('ttc'), largeur: 14, read: ({ ttc }) => nombre(ttc, 2) },
      { tete: t('devise'), largeur: 8, read: ({ devise }) => texte(devise) },
    ],
  };
  const toutes: ColonneEcrite<ResumeRow>[] = [
    ...deListe.date,
    ...deListe.etat,
    ...deListe.auteur,
    { tete: t('delegue'), largeur: 24, read: ({ delegue }) => texte(delegue ?? '') },
    ...deListe.chantier,
    {
      tete: t('lignes'),
      largeur: 8,
      read: ({ nombreLignes }) => nombre(String(nombreLignes), 0),
    },
    ...deListe.montant,
    ...deListe.validite,
  ];
  return [
    { tete: t('numero'), largeur: 14, read: ({ numero }) => texte(numero) },
    ...(demandees?.flatMap((colonne) => deListe[colonne]) ?? toutes),
  ];
}
