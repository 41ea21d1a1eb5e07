/** All that an answer about the open piece is made of, read in two rounds of queries. */
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { LigneALivrer, StockLu } from '@comptoir/contract/livraison/plan.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import { findSituation, type SituationAcheteur } from '../commandes/commandes.public.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { toAdresse, type Ports, type ReadPorts } from '../livraison/livraison.public.ts';
import type { Lieux, Magasin, ReadLieux } from '../magasins/magasins.public.ts';
import type { DepsPaiements } from '../paiements/paiements.public.ts';
import type { DepsPanier } from '../panier/panier.public.ts';
import { listLignesALivrer } from './lignes-a-livrer.ts';
import type { PieceLue } from './piece-ouverte.sql.ts';

export interface PieceDeps extends DepsPanier {
  lieux: ReadLieux;
  ports: ReadPorts;
  /** Who takes cards; undefined where nobody does. */
  fournisseur: DepsPaiements['fournisseur'];
}

export interface Dossier {
  demande: Demande;
  piece: PieceLue;
  /** What he may order, and on account. */
  situation: SituationAcheteur;
  lieux: Lieux;
  ports: Ports;
  cartes: boolean;
  adresses: AdresseLivraison[];
  lignes: LigneALivrer[];
  articles: ReadonlyMap<number, ArticlePublic>;
  /** Of the warehouses, and of the store it would be fetched in. */
  stock: StockLu[];
  maintenant: Date;
  /** The store he buys from, if any. */
  reference: Magasin | undefined;
  /** The store it would be fetched in. */
  retrait: Magasin | undefined;
}

/** `magasinId`: a store that is asked about in place of the one that is chosen. */
export async function ouvrirDossier(
  deps: PieceDeps,
  demande: Demande,
  piece: PieceLue,
  magasinId?: number,
): Promise<Dossier> {
  const ids = [
    ...new Set(piece.contenu.chantiers.flatMap((each) => each.articles.map(({ id }) => id))),
  ];
  const maintenant = deps.clock.now();
  const [situation, lieux, ports, articles] = await Promise.all([
    findSituation(deps.pool, acheteurOf(demande.acteur), maintenant),
    deps.lieux(),
    deps.ports(),
    deps.articles.readArticles(ids),
  ]);
  const reference = magasinOuvert(lieux, demande.acteur.magasinId);
  const retrait = choisirRetrait({ lieux, piece, reference }, magasinId);
  return {
    demande,
    piece,
    situation,
    lieux,
    ports,
    cartes: deps.fournisseur !== undefined,
    adresses: piece.contexte.adresses.map((row) => toAdresse(row, ports)),
    lignes: listLignesALivrer(piece.contenu.chantiers, articles),
    articles,
    stock: await deps.articles.lireStock(ids, retrait?.id),
    maintenant,
    reference,
    retrait,
  };
}

/** Once another delivery is chosen; undefined where it is fetched in a store not read yet. */
export function avecLivraison(dossier: Dossier, livraison: ChoixLivraison): Dossier | undefined {
  const apres = { ...dossier, piece: { ...dossier.piece, livraison } };
  return choisirRetrait(apres)?.id === dossier.retrait?.id ? apres : undefined;
}

function choisirRetrait(
  { lieux, piece, reference }: Pick<Dossier, 'lieux' | 'piece' | 'reference'>,
  magasinId?: number,
): Magasin | undefined {
  const { livraison, contexte } = piece;
  const ids = [
    magasinId,
    livraison?.magasinId,
    contexte.derniere?.livraison.magasinId,
    reference?.id,
  ];
  return ids.map((id) => magasinOuvert(lieux, id)).find((each) => each?.type === 'magasin');
}

/** A place that is closed for good is none. */
export function magasinOuvert(
  { magasins }: Pick<Lieux, 'magasins'>,
  id: number | null | undefined,
): Magasin | undefined {
  const magasin = typeof id === 'number' ? magasins.get(id) : undefined;
  return magasin?.actif ? magasin : undefined;
}
