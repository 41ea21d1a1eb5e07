/** An order of lines of an offer as it would be made now: what is shown is what is then ordered. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { planifierLivraison } from '@comptoir/contract/livraison/plan.ts';
import type { StockLu } from '@comptoir/contract/livraison/demande-plan.ts';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ReferencesDonnees } from '@comptoir/contract/devis/references-devis.schema.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { findExigences } from '../../panier/chorus.public.ts';
import { signerAccord } from '../../piece-ouverte/accord.public.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import type { Deps } from '../etat-devis.ts';
import { compteOf, readRegle, type RegleDePort } from '../port-devis.ts';
import { listArticleIds, type LigneLue } from '../versions.sql.ts';
import type { VersionVerrouillee } from '../verrouiller-devis.ts';
import { toPiece } from './piece-du-devis.ts';

/** Read before any transaction: inside one, each would hold a connection and wait for another. */
export interface Fonds {
  articles: ReadonlyMap<number, ArticlePublic>;
  stock: readonly StockLu[];
  regle: RegleDePort;
  /** Null where who orders is no public body. */
  chorus: ExigencesChorus | null;
  maintenant: Date;
  langue: Locale;
}

export async function readFonds(deps: Deps, demande: Demande, key: string): Promise<Fonds> {
  const { pool, articles: catalogue } = deps;
  const compteId = compteOf(demande.acteur);
  const { ids, magasinId } = await listArticleIds(pool, { key, compteId });
  const [articles, stock, regle, chorus] = await Promise.all([
    catalogue.readArticles(ids),
    catalogue.readStockRows(ids, magasinId ?? undefined),
    readRegle(deps, demande),
    findExigences(pool, compteId),
  ]);
  const { langue } = demande;
  const maintenant = deps.clock.now();
  return { articles, stock, regle, chorus, maintenant, langue };
}

export interface CommandePrete {
  lignes: readonly LigneLue[];
  piece: PieceAgreee;
  accord: string;
}

interface Voulue {
  /** All that can be ordered by default. */
  ids: readonly number[] | undefined;
  /** Left out, and with them what is no longer sold. */
  sauf: readonly number[] | undefined;
  isCouponCompte: boolean;
  modePaiement: ModePaiement | null;
  /** Given with the order; nothing by default. */
  references?: ReferencesDonnees | undefined;
}

export function preparerCommande(
  { articles, stock, regle, maintenant, langue }: Fonds,
  { devis, courante: version }: VersionVerrouillee,
  { ids, sauf, isCouponCompte, modePaiement, references = [] }: Voulue,
): CommandePrete {
  // Nothing is offered yet, or not any more.
  if (devis.etat !== 'propose') throw refus('devis-perime', { version: devis.version });
  const isVendu = ({ articleId }: LigneLue) => articles.get(articleId)?.retire === false;
  const ecartees = new Set(sauf);
  const offertes = version.lignes.filter(isCommandable);
  const libres = sauf
    ? offertes.filter((ligne) => !ecartees.has(ligne.id) && isVendu(ligne))
    : offertes;
  const lignes = choisir(libres, ids, devis.version);
  for (const ligne of lignes) {
    if (!isVendu(ligne)) throw refus('article-retire', { articleId: ligne.articleId });
  }
  const agreee = toPiece({
    devis,
    version,
    lignes,
    isCouponCompte,
    modePaiement,
    regle,
    articles,
    references: verifierNommes(references, lignes, devis.version),
    langue,
  });
  const { envois } = planifierLivraison(agreee.plan, stock, maintenant);
  const piece = { ...agreee, livraison: dater(agreee.livraison, envois) };
  // How it is paid is given with the order: it is in no print.
  const accord = signerAccord(piece, {
    type: 'Commande',
    livraison: piece.livraison,
    modePaiement: null,
  });
  return { lignes, piece, accord };
}

/** Neither ordered nor set apart: a price that was refused waits for its answer. */
export function isCommandable({ commandeId, prixRefuse }: LigneLue): boolean {
  return commandeId === null && !prixRefuse;
}

/** A line that another took meanwhile, or whose price waits for an answer, is there no more. */
function choisir(
  libres: readonly LigneLue[],
  ids: readonly number[] | undefined,
  version: number,
): readonly LigneLue[] {
  const voulues = new Set(ids);
  const choisies = ids === undefined ? libres : libres.filter(({ id }) => voulues.has(id));
  if (choisies.length === 0 || (ids !== undefined && choisies.length !== voulues.size)) {
    throw refus('devis-perime', { version });
  }
  return choisies;
}

/** Each chantier is named once, and one of those ordered. */
function verifierNommes(
  references: ReferencesDonnees,
  lignes: readonly LigneLue[],
  version: number,
): ReferencesDonnees {
  const nommes = new Set(references.map(({ chantier }) => chantier));
  if (nommes.size < references.length) throw refus('requete-invalide', { champ: 'references' });
  const commandes = new Set(lignes.map(({ chantier }) => chantier));
  if ([...nommes].some((nom) => !commandes.has(nom))) throw refus('devis-perime', { version });
  return references;
}

/** The days of a plan, to the places of the delivery. */
function dater(
  livraison: LivraisonChoisie,
  envois: ReturnType<typeof planifierLivraison>['envois'],
): LivraisonChoisie {
  const [ici] = livraison.envois;
  return {
    ...livraison,
    envois: envois.map((envoi) => {
      const sien = livraison.envois.find(({ chantierId }) => chantierId === envoi.chantierId);
      const vers = sien ?? ici;
      return {
        ...envoi,
        chantier: vers?.chantier ?? null,
        destination: vers?.destination ?? livraison.libelle,
        ailleurs: vers?.ailleurs ?? null,
      };
    }),
  };
}
