import type { Devise } from '@comptoir/contract/argent.ts';
import type {
  ChantierCommande,
  Commande,
  LigneCommande,
} from '@comptoir/contract/commandes/commande.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { imageOf, type ArticlePublic, type Articles } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Acteur, Demande } from '../http/acteur.ts';
import { isAnnulable } from './suivi/annuler-commande.ts';
import { listCommandesLues, type CommandeLue, type LigneRow } from './lecture.sql.ts';
import { compteOf, decideurOf, toResume } from './lister-commandes.ts';

export interface DepsLecture {
  pool: Pool;
  articles: Pick<Articles, 'readArticles'>;
}

/** As it was ordered, with what its articles are called and look like now. */
export async function lireCommande(
  deps: DepsLecture,
  demande: Demande,
  cle: string,
): Promise<Commande> {
  const [commande] = await readCommandes(deps, demande, [cle]);
  if (!commande) throw refus('introuvable');
  return commande;
}

/** Those of the company among these, in the order they were placed in. */
export async function readCommandes(
  { pool, articles }: DepsLecture,
  demande: Demande,
  cles: readonly string[],
): Promise<Commande[]> {
  const { acteur } = demande;
  const lues = await listCommandesLues(pool, {
    cles,
    compteId: compteOf(acteur),
    decideurId: decideurOf(acteur),
  });
  const connus = await articles.readArticles([
    ...new Set(lues.flatMap(({ lignes }) => lignes.map(({ articleId }) => articleId))),
  ]);
  return lues.map((lue) => toCommande(lue, connus, demande));
}

function toCommande(
  lue: CommandeLue,
  connus: ReadonlyMap<number, ArticlePublic>,
  { acteur, langue }: Demande,
): Commande {
  const lignes = lue.lignes.map((ligne) => ({
    chantierRang: ligne.chantierRang,
    ligne: toLigne(ligne, connus.get(ligne.articleId), { langue, devise: lue.devise }),
  }));
  return {
    ...toResume(resumeOf(lue)),
    commentaire: lue.commentaire,
    tarif: lue.tarif,
    lignesParChantier: enOrdre(lue.chantiersDetail).map((chantier): ChantierCommande => ({
      ...chantier,
      lignes: lignes.flatMap(({ chantierRang, ligne }) =>
        chantierRang === chantier.rang ? [ligne] : [],
      ),
    })),
    livraison: livraisonOf(lue),
    contact: lue.contact,
    facturation: lue.facturation,
    goodies: lue.goodies.map(({ libelle, variante, quantite }) => ({
      libelle,
      variante: variante?.libelle ?? null,
      quantite,
    })),
    coupon: lue.coupon,
    devisKey: lue.devisKey,
    evenements: lue.evenements.map((each) => ({ ...each, faitLe: toIso(each.faitLe) })),
    bons: lue.bons.map((bon) => toBon(lue, bon)),
    approbations: lue.approbations.map((each) => ({
      ...each,
      decideLe: each.decideLe === null ? null : toIso(each.decideLe),
    })),
    actions: actionsOf(lue, acteur),
  };
}

function actionsOf(lue: CommandeLue, acteur: Acteur): Commande['actions'] {
  const { aValiderParMoi } = lue;
  return {
    valider: aValiderParMoi,
    modifier: aValiderParMoi,
    annuler: isAnnulable(lue, acteur),
    recommander: true,
  };
}

function resumeOf(lue: CommandeLue) {
  const { id, key, numero, etat, passeeLe, auteur, delegue, chantiers, referenceCommande } = lue;
  const { nombreLignes, devise, netHT, ttc, modePaiement, modeLivraison, prevueLe } = lue;
  const tete = { id, key, numero, etat, passeeLe, auteur, delegue, chantiers, referenceCommande };
  const { aValiderParMoi, origine } = lue;
  const suite = { nombreLignes, devise, netHT, ttc, modePaiement, modeLivraison, prevueLe };
  return { ...tete, ...suite, origine, aValiderParMoi };
}

/** A chantier of an order has no number but its rank, from one on; nobody looks one up by it. */
function livraisonOf({ livraison, envois, chantiersDetail }: CommandeLue): Commande['livraison'] {
  const noms = new Map(chantiersDetail.map(({ rang, libelle }) => [rang, libelle]));
  return {
    ...livraison,
    envois: envois.map((envoi) => ({
      jour: envoi.jour,
      heure: envoi.heure,
      chantierId: envoi.chantierRang === null ? null : envoi.chantierRang + 1,
      chantier: envoi.chantierRang === null ? null : (noms.get(envoi.chantierRang) ?? null),
      destination: envoi.destination,
      lignes: envoi.lignes,
      poids: envoi.poids,
      ailleurs: envoi.ailleurs,
    })),
  };
}

function toBon({ envois }: CommandeLue, { envoiId, ...bon }: CommandeLue['bons'][number]) {
  const place = envois.findIndex(({ id }) => id === envoiId);
  return {
    ...bon,
    envoi: place < 0 ? null : place + 1,
    expedieLe: toIso(bon.expedieLe),
    livreLe: bon.livreLe === null ? null : toIso(bon.livreLe),
  };
}

/** An article may be gone from the catalogue: its order keeps what it was called. */
function toLigne(
  ligne: LigneRow,
  article: ArticlePublic | undefined,
  { langue, devise }: { langue: Locale; devise: Devise },
): LigneCommande {
  const montant = (decimal: string) => ({ montant: decimal, devise });
  return {
    id: ligne.id,
    articleId: ligne.articleId,
    produitId: article?.produitId ?? 0,
    reference: ligne.reference,
    libelle: article?.libelle[langue] ?? ligne.libelle,
    slug: article?.produit.slug[langue] ?? '',
    image: article ? imageOf(article) : { genre: '', fichier: null, couleur: null },
    unite: ligne.unite as LigneCommande['unite'],
    retire: article?.retire ?? true,
    multiple: article?.multiple ?? 1,
    minimum: article?.minimum ?? 1,
    quantite: ligne.quantite,
    quantiteExpediee: ligne.quantiteExpediee,
    traitCoupe: ligne.traitCoupe,
    coupe: ligne.coupe,
    remise: ligne.remise,
    prixPublicHT: montant(ligne.prixPublicHT),
    prixHT: montant(ligne.prixHT),
    montantHT: montant(ligne.montantHT),
    promotionHT: montant(ligne.promotionHT),
    ecoHT: ligne.ecoHT === null ? null : montant(ligne.ecoHT),
    tva: ligne.tva,
    prevueLe: ligne.prevueLe,
  };
}

/** PostgreSQL writes instants into JSON with the offset of its zone. */
function toIso(instant: string): string {
  return new Date(instant).toISOString();
}
