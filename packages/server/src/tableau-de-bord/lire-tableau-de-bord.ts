import {
  addMontants,
  parseMontant,
  roundMontant,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Depenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import type {
  AFaireOf,
  Compteurs,
  exporterDepenses,
  lireTableauDeBord as contract,
  Portee,
  TableauDeBord,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import {
  decideurOf,
  findSituation,
  toCommandeResumee,
  type SituationAcheteur,
} from '../commandes/commandes.public.ts';
import type { Pool } from '../db/pool.ts';
import { acheteurOf, type Acteur, type Demande } from '../http/acteur.ts';
import { lirePanier, toPanier, type DepsPanier } from '../panier/panier.public.ts';
import {
  APPROBATIONS_MONTREES,
  findHabitudes,
  listAFaire,
  listOffres,
  listReassorts,
} from './a-faire.ts';
import { countCompteurs, findFigures, type Compte, type Figures } from './compteurs.sql.ts';
import { grouperDepenses, listMois, MOIS_MONTRES } from './depenses.ts';
import { listDepenses } from './depenses.sql.ts';
import { findEntourage, listSuivies, type CommandeSuivieRow } from './entourage.sql.ts';

export interface DepsTableau extends DepsPanier {
  arbre: Arbre;
}

export type Demandes = CallInput<typeof contract | typeof exporterDepenses>['query'];

const EN_COURS_MONTREES = 5;

export async function lireTableauDeBord(
  deps: DepsTableau,
  demande: Demande,
  query: Demandes,
): Promise<TableauDeBord> {
  const { pool, clock } = deps;
  const { acteur } = demande;
  const { compteId, utilisateurId } = acheteurOf(acteur);
  const pour = porteeOf(acteur, query.pour);
  const jour = clock.today();
  const compte = compteOf(acteur, pour, jour);
  const [{ figures, suivies }, offres, listes, habitudes, situation, entourage, lu, depenses] =
    await Promise.all([
      readSuivies(pool, compte),
      listOffres(pool, compte),
      listReassorts(pool, demande),
      findHabitudes(pool, demande, jour),
      findSituation(pool, { compteId, utilisateurId }, clock.now()),
      findEntourage(pool, { compteId, utilisateurId }),
      lirePanier(deps, demande),
      readDepenses(deps, demande, query),
    ]);
  const { aValider, devise } = figures;
  const { tarif, franco, nombreArticles } = toPanier(lu, demande);
  const approbations = aValider.ids.flatMap((id) => suivies.get(id) ?? []).map(toResume);
  return {
    jour,
    pour,
    utilisateurId,
    equipe: figures.equipe,
    nouveau: figures.nouveau,
    compteurs: {
      enCours: figures.enCours.nombre,
      aValider: aValider.nombre,
      devis: figures.devis.nombre,
    },
    prochaine: figures.prochaine,
    attente:
      aValider.depuis && aValider.netHT
        ? { netHT: { montant: aValider.netHT, devise }, depuis: aValider.depuis.toISOString() }
        : null,
    echeance: figures.echeance,
    credit: creditOf(situation, devise),
    budget: budgetOf(situation, devise),
    aFaire: listAFaire({
      approbations,
      prepare: entourage.prepare,
      offres,
      factures: pour === 'societe' ? facturesOf(figures, devise) : null,
      listes,
      habitudes,
    }),
    enCours: figures.enCours.ids.flatMap((id) => suivies.get(id) ?? []).map(toEnCours),
    panier: { nombreArticles, netHT: tarif.netHT, franco },
    delegue: entourage.delegue,
    depenses,
  };
}

async function readSuivies(pool: Pool, compte: Compte) {
  const figures = await findFigures(pool, compte, {
    enCours: EN_COURS_MONTREES,
    aValider: APPROBATIONS_MONTREES,
  });
  const ids = [...new Set([...figures.enCours.ids, ...figures.aValider.ids])];
  const rows = ids.length > 0 ? await listSuivies(pool, ids, compte) : [];
  return { figures, suivies: new Map(rows.map((row) => [row.id, row])) };
}

export async function readDepenses(
  { pool, clock, arbre }: Pick<DepsTableau, 'pool' | 'clock' | 'arbre'>,
  { acteur, langue }: Demande,
  { pour, par = 'chantier' }: Demandes,
  nommees?: number,
): Promise<Depenses> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  const jour = clock.today();
  const [depuis = ''] = listMois(jour, 2 * MOIS_MONTRES);
  const auteurId = porteeOf(acteur, pour) === 'moi' ? utilisateurId : null;
  const rows = await listDepenses(pool, { compteId, auteurId, par, depuis });
  const categories = par === 'categorie' ? await arbre.list(langue, 1) : [];
  const noms = new Map(categories.map(({ id, libelle }) => [String(id), libelle]));
  return grouperDepenses(
    rows.map((row) => ({ ...row, libelle: noms.get(row.cle) ?? row.libelle })),
    { par, devise: acteur.devise ?? 'EUR', jour, ...(nommees !== undefined && { nommees }) },
  );
}

/** For the menu: in the scope that who asks begins with. */
export function readCompteurs(pool: Pool, acteur: Acteur, jour: string): Promise<Compteurs> {
  return countCompteurs(pool, compteOf(acteur, porteeOf(acteur), jour));
}

/**
 * Whoever runs the account, acts for it or only looks at it begins with the company; a buyer with
 * themselves.
 */
export function porteeOf(acteur: Acteur, voulue?: Portee): Portee {
  const { administrateur, role, consultation } = acteur;
  const isSociete = administrateur || role === 'Délégué' || consultation === 'role';
  return voulue ?? (isSociete ? 'societe' : 'moi');
}

function compteOf(acteur: Acteur, pour: Portee, jour: string): Compte {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  return {
    compteId,
    auteurId: pour === 'moi' ? utilisateurId : null,
    decideurId: decideurOf(acteur),
    jour,
  };
}

/** The company owes them, not one of its buyers. */
function facturesOf({ factures }: Figures, devise: Devise): AFaireOf<'factures'> | null {
  if (!factures) return null;
  return {
    genre: 'factures',
    ...factures,
    reste: roundMontant(parseMontant(factures.reste, devise)),
  };
}

function toResume({ prochaine: _prochaine, ...row }: CommandeSuivieRow) {
  return toCommandeResumee(row);
}

function toEnCours(row: CommandeSuivieRow) {
  return { ...toResume(row), prochaine: row.prochaine };
}

/** Used is what the limit less what is left would be: owed, and ordered on account. */
function creditOf(
  { plafondCredit, encours, engage }: SituationAcheteur,
  devise: Devise,
): TableauDeBord['credit'] {
  const lu = (decimal: string): Montant => parseMontant(decimal, devise);
  return {
    utilise: addMontants(lu(encours), lu(engage)),
    plafond: plafondCredit === null ? null : lu(plafondCredit),
  };
}

function budgetOf(
  { limiteMois, depenseDuMois }: SituationAcheteur,
  devise: Devise,
): TableauDeBord['budget'] {
  if (limiteMois === null) return null;
  return {
    depense: parseMontant(depenseDuMois, devise),
    plafond: parseMontant(limiteMois, devise),
  };
}
