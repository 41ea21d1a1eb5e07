/** A quote as who asks sees it. */
import { parseMontant, roundMontant, type Montant } from '@comptoir/contract/argent.ts';
import type { Devis, DevisResume, VersionDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { imageOf, type ArticlePublic } from '../articles/articles.public.ts';
import type { Db, Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { noterVu } from '../messages/messages.public.ts';
import { findPlafond } from '../panier/panier.public.ts';
import { isEnCours, isPrixDiscutable, type Deps } from './etat-devis.ts';
import { findDevis, type DevisRow, type ResumeRow } from './lecture.sql.ts';
import { montantOf, promotionOf } from './ligne-version.ts';
import { actualiser } from './actualiser-devis.ts';
import { findVersion, type LigneLue, type VersionLue } from './versions.sql.ts';

export async function lireDevis(deps: Deps, demande: Demande, key: string): Promise<Devis> {
  const row = await find(deps, demande, key);
  const actuel = (await actualiser(deps, demande, row)) ? await find(deps, demande, key) : row;
  const [courante, plafondRemise] = await Promise.all([
    readVersion(deps, demande, actuel, actuel.version),
    plafondOf(deps.pool, demande),
  ]);
  await noterLu(deps.pool, demande, actuel);
  const { livraison, motif, precision, contact, facturation, commandes } = actuel;
  const { parChantier: _, plan: __, ...gardee } = livraison;
  return {
    ...toResume(actuel),
    motif,
    precision,
    livraison: gardee,
    contact,
    facturation,
    courante,
    versions: actuel.versions.map(({ netHT, devise, ...version }) => ({
      ...version,
      netHT: cents(netHT, devise),
    })),
    evenements: actuel.evenements,
    commandes,
    actions: actionsOf(actuel, courante, demande),
    plafondRemise,
  };
}

/** Who asked for it has the answer before them; a delegate who acts for them reads for themselves. */
async function noterLu(pool: Pool, { acteur }: Demande, { id, etat, auteur }: DevisRow) {
  const { utilisateurId, delegueId } = acteur;
  if (etat !== 'propose' || delegueId !== undefined || utilisateurId !== auteur.id) return;
  await noterVu(pool, utilisateurId, { genre: 'devis', id });
}

export async function readVersionOf(
  deps: Deps,
  demande: Demande,
  { key, version }: { key: string; version: number },
): Promise<VersionDevis> {
  return readVersion(deps, demande, await find(deps, demande, key), version);
}

/** Finds a quote of the company of who asks. */
async function find(
  { pool, clock }: Deps,
  { acteur: { compteId } }: Demande,
  key: string,
): Promise<DevisRow> {
  if (compteId === undefined) throw refus('acces-interdit');
  const found = await findDevis(pool, { key, compteId, jour: clock.today() });
  if (!found) throw refus('introuvable');
  return found;
}

async function readVersion(
  { pool, articles }: Deps,
  { langue }: Demande,
  { id }: Pick<DevisRow, 'id'>,
  numero: number,
): Promise<VersionDevis> {
  const version = await findVersion(pool, id, numero);
  if (!version) throw refus('introuvable');
  const connus = await articles.readArticles(version.lignes.map(({ articleId }) => articleId));
  const { devise: _, creeLe, lignes, ...dite } = version;
  return {
    ...dite,
    creeLe: creeLe.toISOString(),
    lignes: lignes.flatMap((ligne) => {
      const article = connus.get(ligne.articleId);
      return article ? toLigne(ligne, article, version, langue) : [];
    }),
  };
}

export function toResume(row: ResumeRow): DevisResume {
  const { devise } = row;
  return {
    key: row.key,
    numero: row.numero,
    etat: row.etat,
    demandeLe: row.demandeLe.toISOString(),
    modifieLe: row.modifieLe.toISOString(),
    valableJusqu: row.valableJusqu,
    version: row.version,
    auteur: row.auteur,
    delegue: row.delegue,
    chantiers: row.chantiers,
    nombreLignes: row.nombreLignes,
    netHT: cents(row.netHT, devise),
    ttc: cents(row.ttc, devise),
  };
}

function toLigne(
  ligne: LigneLue,
  article: ArticlePublic,
  { devise }: VersionLue,
  langue: Demande['langue'],
): VersionDevis['lignes'][number] {
  const montant = (texte: string) => parseMontant(texte, devise);
  const montantOuNon = (texte: string | null) => (texte === null ? null : montant(texte));
  return {
    id: ligne.id,
    rang: ligne.rang,
    chantier: ligne.chantier,
    articleId: article.id,
    produitId: article.produitId,
    reference: ligne.reference,
    libelle: article.libelle[langue],
    slug: article.produit.slug[langue],
    image: imageOf(article),
    unite: ligne.unite,
    retire: article.retire,
    multiple: article.multiple,
    minimum: article.minimum,
    quantite: ligne.quantite,
    traitCoupe: ligne.traitCoupe,
    coupe: ligne.coupe,
    prixPublicHT: montant(ligne.prixPublicHT),
    prixHT: montant(ligne.prixHT),
    prixProposeHT: montantOuNon(ligne.prixProposeHT),
    remise: ligne.remise,
    montantHT: montantOf(ligne, devise),
    promotionHT: promotionOf(ligne, devise),
    ecoHT: montantOuNon(ligne.ecoHT),
    tva: ligne.tva,
    promiseLe: ligne.promiseLe,
    prixRefuse: ligne.prixRefuse,
    prixSouhaiteHT: montantOuNon(ligne.prixSouhaiteHT),
    commande: ligne.commande,
  };
}

function actionsOf(
  { etat }: DevisRow,
  { lignes }: VersionDevis,
  { acteur }: Demande,
): Devis['actions'] {
  const isOuvert = isEnCours(etat);
  return {
    modifier: isOuvert,
    accepter: etat === 'propose' && !acteur.consultation,
    refuser: isOuvert,
    refuserPrix: isPrixDiscutable(etat, lignes),
    proposer: isOuvert && acteur.delegueId !== undefined,
    etudier: etat === 'demande' && acteur.delegueId !== undefined,
  };
}

async function plafondOf(db: Db, { acteur }: Demande): Promise<string | null> {
  return acteur.delegueId === undefined ? null : findPlafond(db, acteur.delegueId);
}

function cents(texte: string, devise: Montant['devise']): Montant {
  return roundMontant(parseMontant(texte, devise));
}
