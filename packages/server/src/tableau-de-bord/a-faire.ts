/**
 * What waits for who asks, the most pressing first. A capability that has something to do adds its
 * kind to the contract and its lines here; the page says them by their kind.
 */
import type { CommandeResumee } from '@comptoir/contract/commandes/commande.schema.ts';
import type {
  AFaire,
  AFaireOf,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import type { Db } from '../db/pool.ts';
import { listDevis, toDevisResume } from '../devis/devis.public.ts';
import { listHabitudesDues } from '../habitudes-achats/habitudes-achats.public.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { listerARemplir } from '../listes-achats/listes-achats.public.ts';
import type { Compte } from './compteurs.sql.ts';
import type { Entourage } from './entourage.sql.ts';

export const APPROBATIONS_MONTREES = 4;
const DEVIS_MONTRES = 3;
const LISTES_MONTREES = 3;
/** Named on the line, as many as it has room for. */
const HABITUDES_NOMMEES = 2;
/** An offer that ends within so many days is pressing. */
const JOURS_D_ECHEANCE = 3;
const JOUR_MS = 24 * 60 * 60 * 1000;

interface Connu {
  approbations: readonly CommandeResumee[];
  prepare: Entourage['prepare'];
  offres: readonly AFaireOf<'devis'>[];
  factures: AFaireOf<'factures'> | null;
  listes: readonly AFaireOf<'liste'>[];
  habitudes: AFaireOf<'habitudes'>;
}

export function listAFaire(connu: Connu): AFaire[] {
  const { approbations, prepare, offres, factures, listes, habitudes } = connu;
  return [
    ...offres.filter(({ presse }) => presse),
    ...approbations.map((commande): AFaire => ({ genre: 'approbation', commande })),
    ...(prepare ? [{ genre: 'panier-prepare' as const, ...prepare }] : []),
    ...offres.filter(({ presse }) => !presse),
    ...(factures ? [factures] : []),
    ...listes,
    ...(habitudes.nombre > 0 ? [habitudes] : []),
  ];
}

/** Shelves to refill, the last counted first. */
export async function listReassorts(db: Db, { acteur }: Demande): Promise<AFaireOf<'liste'>[]> {
  const rows = await listerARemplir(db, acteur, LISTES_MONTREES);
  return rows.map(({ compteeLe, ...liste }) => ({
    genre: 'liste' as const,
    ...liste,
    compteeLe: compteeLe.toISOString(),
  }));
}

/** In one line: one buys them together, or looks at them one by one. */
export async function findHabitudes(
  db: Db,
  { acteur, langue }: Demande,
  jour: string,
): Promise<AFaireOf<'habitudes'>> {
  const { compteId } = acheteurOf(acteur);
  const limit = HABITUDES_NOMMEES;
  const { total, dues } = await listHabitudesDues(db, { compteId, jour, langue, limit });
  return { genre: 'habitudes', nombre: total, premieres: dues.map(({ libelle }) => libelle) };
}

/** The first to end first. */
export async function listOffres(
  db: Db,
  { compteId, auteurId, jour }: Compte,
): Promise<AFaireOf<'devis'>[]> {
  const { devis } = await listDevis(
    db,
    { compteId, jour, mots: [], etat: ['propose'], auteurId: auteurId ?? undefined },
    { tri: 'validite', limit: DEVIS_MONTRES, offset: 0 },
  );
  const limite = new Date(Date.parse(jour) + JOURS_D_ECHEANCE * JOUR_MS).toISOString().slice(0, 10);
  return devis.map((row) => ({
    genre: 'devis' as const,
    devis: toDevisResume(row),
    presse: row.valableJusqu !== null && row.valableJusqu <= limite,
  }));
}
