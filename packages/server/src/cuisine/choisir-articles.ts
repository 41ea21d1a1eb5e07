/** Which article answers each need: of those that fit, the cheapest for who asks. */
import { compareMontants, sumMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { Besoin } from '@comptoir/contract/cuisine/besoin.ts';
import { cleDeMatiere, unitesDeVente } from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import { montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import type { Articles, ArticlePublic } from '../articles/articles.public.ts';
import { montantCoupe } from '../decoupe/decoupe.public.ts';
import type { Demande } from '../http/acteur.ts';
import { ajouterQuantite } from '../panier/panier.public.ts';
import type { Debiter } from '../decoupe/decoupe.public.ts';
import type { TrouverPossibles } from './possibles.ts';

export interface Deps {
  articles: Articles;
  possibles: TrouverPossibles;
  debiter: Debiter;
}

/** An article that would do, and as much of it as would be bought. */
export interface Candidat {
  articleId: number;
  quantite: number;
  travail: TravailCoupe | undefined;
}

export interface Retenu {
  besoin: Besoin;
  /** Null: nothing is sold for it. */
  candidat: Candidat | null;
  /** Not the first choice. */
  approchant: boolean;
}

export async function choisirArticles(
  deps: Deps,
  demande: Demande,
  besoins: readonly Besoin[],
): Promise<Retenu[]> {
  const possibles = await find(deps.possibles, besoins);
  const ids = [...new Set(possibles.flatMap(({ ids: siens }) => siens))];
  const connus = await deps.articles.readArticles(ids);
  const candidats = await Promise.all(
    possibles.map(({ besoin, ids: siens }) => candidatsOf(deps.debiter, besoin, siens, connus)),
  );
  const { change, lignes } = await deps.articles.chiffrerLot(demande, candidats.flat());
  const prix = new Map(
    lignes.flatMap(({ ligne, article, tarif }) =>
      tarif ? [[ligne, coutOf(ligne, article, tarif.prixNetHT, change)] as const] : [],
    ),
  );
  return possibles.map(({ besoin, approchant }, i) => ({
    besoin,
    approchant,
    candidat: moinsCher(candidats[i] ?? [], prix),
  }));
}

interface Possible {
  besoin: Besoin;
  ids: readonly number[];
  approchant: boolean;
}

/** The first choice of each need that anything is sold for. */
async function find(possibles: TrouverPossibles, besoins: readonly Besoin[]): Promise<Possible[]> {
  const trouves = await possibles(besoins.flatMap(({ choix }) => choix));
  let place = 0;
  return besoins.map((besoin) => {
    const siens = trouves.slice(place, place + besoin.choix.length);
    place += besoin.choix.length;
    const rang = siens.findIndex((ids) => ids.length > 0);
    return { besoin, ids: siens[rang] ?? [], approchant: rang > 0 };
  });
}

async function candidatsOf(
  debiter: Debiter,
  besoin: Besoin,
  ids: readonly number[],
  connus: ReadonlyMap<number, ArticlePublic>,
): Promise<Candidat[]> {
  const articles = ids.map((id) => connus.get(id)).filter((article) => article !== undefined);
  if (!besoin.pieces) return articles.map((article) => entier(article, besoin.quantite));
  const { pieces } = besoin;
  const travaux = new Map<string, Promise<TravailCoupe | undefined>>();
  const coupes = articles.map(async (article) => {
    if (!article.decoupe) return undefined;
    const { matiere } = article.decoupe;
    const cle = cleDeMatiere(matiere);
    const planifie = travaux.get(cle) ?? debiter(pieces, matiere);
    travaux.set(cle, planifie);
    const travail = await planifie;
    if (!travail) return undefined;
    const { quantite } = ajouterQuantite(0, unitesDeVente(travail.unites, matiere), article);
    return { articleId: article.id, quantite, travail };
  });
  return (await Promise.all(coupes)).filter((candidat) => candidat !== undefined);
}

/** So many units of sale as hold what is needed, rounded up by the packing of the article. */
export function entier(article: ArticlePublic, besoin: number): Candidat {
  const unites = Math.ceil(besoin / Number(article.contenu));
  const { quantite } = ajouterQuantite(0, unites, article);
  return { articleId: article.id, quantite, travail: undefined };
}

function coutOf(
  { quantite, travail }: Candidat,
  article: ArticlePublic,
  prixHT: Montant,
  change: Change,
): Montant {
  const matiere = montantDeLigne(prixHT, quantite);
  if (!travail) return matiere;
  return sumMontants([matiere, montantCoupe(travail, article.decoupe, change)], change.devise);
}

/** The most sold of those that cost the same. */
function moinsCher(
  candidats: readonly Candidat[],
  prix: ReadonlyMap<Candidat, Montant>,
): Candidat | null {
  let retenu: { candidat: Candidat; cout: Montant } | null = null;
  for (const candidat of candidats) {
    const cout = prix.get(candidat);
    if (cout && (!retenu || compareMontants(cout, retenu.cout) < 0)) retenu = { candidat, cout };
  }
  return retenu?.candidat ?? null;
}
