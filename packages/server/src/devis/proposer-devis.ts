import {
  compareMontants,
  multiplyMontant,
  parseMontant,
  percentOfMontant,
  remiserMontant,
  subtractMontants,
  unitsOf,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { proposerDevis as contract } from '@comptoir/contract/devis/devis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { isOuvre } from '@comptoir/contract/jours-ouvres.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { findPlafond } from '../panier/panier.public.ts';
import { writeVersion } from './write-version.ts';
import { noterEtape } from './etape.ts';
import { promotionOf, type LigneVersion } from './ligne-version.ts';
import type { Deps } from './etat-devis.ts';
import { verrouillerVersion } from './verrouiller-devis.ts';
import { listArticleIds, type LigneLue, type VersionLue } from './versions.sql.ts';

type Offre = CallInput<typeof contract>['body'];
type LigneOfferte = Offre['lignes'][number];

const VALIDITE_MAX_JOURS = 90;
const JOUR_MS = 86_400_000;

/** The offer of a delegate: a new version with their prices and days. */
export async function proposerDevis(
  deps: Deps,
  demande: Demande,
  key: string,
  offre: Offre,
): Promise<void> {
  const { pool, clock } = deps;
  const { acteur } = demande;
  const { delegueId } = acteur;
  if (delegueId === undefined) throw refus('acces-interdit');
  const jour = clock.today();
  verifierValidite(offre.valableJusqu, jour);
  for (const { promiseLe } of offre.lignes) {
    if (promiseLe !== null) verifierPromesse(promiseLe, jour);
  }
  const planchers = await readPlanchers(deps, demande, key);
  await transaction(pool, async (tx) => {
    const { version } = offre;
    const { devis, courante } = await verrouillerVersion(tx, acteur, { key, version, jour });
    const plafond = await findPlafond(tx, delegueId);
    const lignes = offrir(courante, offre.lignes, (ligne, remise) =>
      remiserLigne(ligne, remise, {
        devise: courante.devise,
        plafond,
        plancherHT: planchers.get(ligne.articleId),
      }),
    );
    await writeVersion(tx, acteur, {
      devisId: devis.id,
      version: version + 1,
      commentaire: nettoyerTexte(offre.note),
      lignes,
      devise: courante.devise,
      port: devis.livraison.port,
    });
    await noterEtape(tx, acteur, {
      devisId: devis.id,
      genre: 'propose',
      etat: 'propose',
      valableJusqu: offre.valableJusqu,
      courriers: ['propose'],
    });
    await journaliser(tx, acteur, 'devis-propose', { numero: devis.numero });
  });
}

/** A working day to come, at most three months away. */
function verifierValidite(valableJusqu: string, jour: string): void {
  const jours = (Date.parse(valableJusqu) - Date.parse(jour)) / JOUR_MS;
  if (!(jours > 0 && jours <= VALIDITE_MAX_JOURS) || !isOuvre(valableJusqu)) {
    throw refus('requete-invalide', { champ: 'valableJusqu', maximum: VALIDITE_MAX_JOURS });
  }
}

function verifierPromesse(promiseLe: string, jour: string): void {
  if (!(promiseLe >= jour) || !isOuvre(promiseLe)) {
    throw refus('requete-invalide', { champ: 'promiseLe' });
  }
}

/** Floors by article, read before the transaction: inside it, each would hold a connection more. */
async function readPlanchers(
  { pool, articles }: Deps,
  demande: Demande,
  key: string,
): Promise<ReadonlyMap<number, Montant>> {
  const { compteId } = demande.acteur;
  if (compteId === undefined) throw refus('sans-client');
  const { ids: articleIds } = await listArticleIds(pool, { key, compteId });
  const { lignes } = await articles.chiffrerLot(
    demande,
    articleIds.map((articleId) => ({ articleId, quantite: 1 })),
  );
  return new Map(lignes.map(({ article, plancherHT }) => [article.id, plancherHT]));
}

/** Lines that are not named, and those already ordered, stay as they are. */
function offrir(
  { lignes }: VersionLue,
  offertes: readonly LigneOfferte[],
  remiser: (ligne: LigneLue, remise: string) => string,
): LigneVersion[] {
  const parId = new Map(offertes.map((offerte) => [offerte.id, offerte]));
  for (const { id } of offertes) {
    if (!lignes.some((ligne) => ligne.id === id && ligne.commandeId === null)) {
      throw refus('introuvable', { ligneId: id });
    }
  }
  return lignes.map((ligne): LigneVersion => {
    const offerte = parId.get(ligne.id);
    if (!offerte) return ligne.commandeId === null ? sansRefus(ligne) : ligne;
    const remise = offerte.remise === null || Number(offerte.remise) === 0 ? null : offerte.remise;
    return {
      ...sansRefus(ligne),
      remise,
      prixProposeHT: remise === null ? null : remiser(ligne, remise),
      promiseLe: offerte.promiseLe,
    };
  });
}

/** A new offer answers what was refused. */
function sansRefus(ligne: LigneLue): LigneLue {
  return { ...ligne, prixRefuse: false, prixSouhaiteHT: null };
}

interface Bornes {
  devise: Devise;
  /** Percent. */
  plafond: string;
  plancherHT: Montant | undefined;
}

/** The price offered; refuses what goes over the ceiling of the delegate or under the floor. */
function remiserLigne(
  ligne: LigneLue,
  remise: string,
  { devise, plafond, plancherHT }: Bornes,
): string {
  const { articleId } = ligne;
  if (Number(remise) > Number(plafond)) {
    throw refus('remise-plafond', { articleId, ligneId: ligne.id, maximum: plafond });
  }
  const prixHT = parseMontant(ligne.prixHT, devise);
  const isSous = (prix: Montant) =>
    !plancherHT || compareMontants(paye(ligne, prix), auPlancher(ligne, plancherHT)) < 0;
  const exact = subtractMontants(prixHT, percentOfMontant(prixHT, remise));
  if (isSous(exact)) {
    const maximum = plancherHT ? maximumOf(ligne, prixHT, plancherHT) : '0';
    throw refus('remise-plafond', { articleId, ligneId: ligne.id, maximum });
  }
  const propose = remiserMontant(prixHT, remise);
  // Half a cent under the floor is under it: there the exact price stays.
  return (isSous(propose) ? exact : propose).montant;
}

/** What promotions already take off counts: together they stay above the floor. */
function paye(ligne: LigneLue, prix: Montant): Montant {
  return subtractMontants(multiplyMontant(prix, ligne.quantite), promotionOf(ligne, prix.devise));
}

function auPlancher({ quantite }: LigneLue, plancherHT: Montant): Montant {
  return multiplyMontant(plancherHT, quantite);
}

/** The largest percent that stays above the floor, two decimals, never rounded up. */
function maximumOf(ligne: LigneLue, prixHT: Montant, plancherHT: Montant): string {
  const plein = unitsOf(multiplyMontant(prixHT, ligne.quantite));
  const marge = unitsOf(subtractMontants(paye(ligne, prixHT), auPlancher(ligne, plancherHT)));
  if (marge <= 0n || plein <= 0n) return '0';
  return (Number((marge * 10_000n) / plein) / 100).toFixed(2);
}
