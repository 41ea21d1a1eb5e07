/** All that an answer about the open piece is made of, read in two rounds of queries. */
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { LigneALivrer, StockLu } from '@comptoir/contract/livraison/demande-plan.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import { findSituation } from '../commandes/commandes.public.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { toAdresse, type ReadPorts } from '../livraison/livraison.public.ts';
import type { Magasin, ReadLieux } from '../magasins/magasins.public.ts';
import type { DepsPaiements } from '../paiements/paiements.public.ts';
import type { DepsPanier } from '../panier/panier.public.ts';
import { magasinOuvert, type Places } from './livraison/lieu.ts';
import type { Payeur } from './modes-paiement.ts';
import { listLignesALivrer } from './livraison/lignes-a-livrer.ts';
import type { PieceLue } from './piece-ouverte.sql.ts';

export interface PieceDeps extends DepsPanier {
  lieux: ReadLieux;
  ports: ReadPorts;
  /** Who takes cards; undefined where nobody does. */
  fournisseur: DepsPaiements['fournisseur'];
}

/** The three questions of a delivery each take their part of it: where, in which ways, what was chosen. */
export interface Dossier {
  langue: Locale;
  /** As it was frozen, with what was chosen for it. */
  piece: PieceLue;
  places: Places;
  envoi: Envoi;
  payeur: Payeur;
  articles: ReadonlyMap<number, ArticlePublic>;
}

/** What has to be sent, and what there is to send it from. */
export interface Envoi {
  lignes: LigneALivrer[];
  /** What the warehouses hold, and the store it would be fetched in. */
  stock: StockLu[];
  maintenant: Date;
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
  const retrait = choisirRetrait({ lieux, reference }, piece, magasinId);
  return {
    langue: demande.langue,
    piece,
    places: {
      lieux,
      ports,
      adresses: piece.contexte.adresses.map((row) => toAdresse(row, ports)),
      siege: piece.contexte.compte,
      reference,
      retrait,
    },
    envoi: {
      lignes: listLignesALivrer(piece.contenu.chantiers, articles),
      stock: await deps.articles.readStockRows(ids, retrait?.id),
      maintenant,
    },
    payeur: { situation, cartes: deps.fournisseur !== undefined },
    articles,
  };
}

/** Once another delivery is chosen; undefined where it is fetched in a store not read yet. */
export function avecLivraison(dossier: Dossier, livraison: ChoixLivraison): Dossier | undefined {
  const apres = { ...dossier, piece: { ...dossier.piece, livraison } };
  const { places } = dossier;
  return choisirRetrait(places, apres.piece)?.id === places.retrait?.id ? apres : undefined;
}

function choisirRetrait(
  { lieux, reference }: Pick<Places, 'lieux' | 'reference'>,
  { livraison, contexte }: PieceLue,
  magasinId?: number,
): Magasin | undefined {
  const ids = [
    magasinId,
    livraison?.magasinId,
    contexte.derniere?.livraison.magasinId,
    reference?.id,
  ];
  return ids.map((id) => magasinOuvert(lieux, id)).find((each) => each?.type === 'magasin');
}
