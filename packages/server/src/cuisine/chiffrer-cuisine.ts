/** The bill of materials of a plan, in articles, at the prices of who asks. */
import { roundMontant, sumMontants } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type {
  ArticleNomenclature,
  LigneNomenclature,
  NomenclatureChiffree,
} from '@comptoir/contract/cuisine/cuisine.contract.ts';
import { nomenclatureOf } from '@comptoir/contract/cuisine/nomenclature.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { writeTraitCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import {
  calculerTotaux,
  montantDeLigne,
  type LigneComptee,
} from '@comptoir/contract/panier/totaux.ts';
import { imageOf, type ArticlePublic, type LigneChiffree } from '../articles/articles.public.ts';
import { montantCoupe } from '../decoupe/decoupe.public.ts';
import type { Demande } from '../http/acteur.ts';
import {
  choisirArticles,
  entier,
  type Candidat,
  type Deps,
  type Retenu,
} from './choisir-articles.ts';

export async function chiffrerCuisine(
  deps: Deps,
  demande: Demande,
  plan: Plan,
): Promise<NomenclatureChiffree> {
  const { besoins, aFournir } = nomenclatureOf(plan);
  const choisis = await choisirArticles(deps, demande, besoins);
  const ids = choisis.flatMap(({ candidat }) => (candidat ? [candidat.articleId] : []));
  const retenus = reunir(choisis, await deps.articles.readArticles(ids));
  const lot = retenus.flatMap(({ candidat }) => (candidat ? [candidat] : []));
  const { change, lignes } = await deps.articles.chiffrerLot(demande, lot);
  const chiffrees = new Map(lignes.map((chiffree) => [chiffree.ligne, chiffree]));
  return {
    lignes: retenus.map((retenu) => toLigne(retenu, chiffrees, { langue: demande.langue, change })),
    aFournir,
    tarif: calculerTotaux(
      lignes.flatMap((ligne) => compter(ligne, change) ?? []),
      change.devise,
    ),
  };
}

/** Needs that came to one article are one line, as they are in the basket; cut lists stay apart. */
function reunir(
  retenus: readonly Retenu[],
  articles: ReadonlyMap<number, ArticlePublic>,
): Retenu[] {
  const lignes: Retenu[] = [];
  for (const retenu of retenus) {
    const { besoin, candidat } = retenu;
    const article = candidat && articles.get(candidat.articleId);
    const jumelle = lignes.findIndex(
      (ligne) => ligne.candidat?.articleId === candidat?.articleId && !ligne.besoin.pieces,
    );
    const deja = lignes[jumelle];
    if (!article || besoin.pieces || !deja) {
      lignes.push(retenu);
      continue;
    }
    const quantite = deja.besoin.quantite + besoin.quantite;
    lignes[jumelle] = {
      besoin: { ...deja.besoin, quantite },
      candidat: entier(article, quantite),
      approchant: deja.approchant || retenu.approchant,
    };
  }
  return lignes;
}

type Chiffrees = ReadonlyMap<Candidat, LigneChiffree<Candidat>>;

function toLigne(
  { besoin, candidat, approchant }: Retenu,
  chiffrees: Chiffrees,
  { langue, change }: { langue: Demande['langue']; change: Change },
): LigneNomenclature {
  const { nature, quantite, unite, pieces } = besoin;
  const ligne = { nature, besoin: quantite, unite };
  const chiffree = candidat && chiffrees.get(candidat);
  if (!candidat || !chiffree?.tarif) return { ...ligne, article: null };
  const { article, tarif } = chiffree;
  const matiere = montantDeLigne(tarif.prixNetHT, candidat.quantite);
  const sciage = coupeOf(chiffree, change);
  return {
    ...ligne,
    article: {
      id: article.id,
      produitId: article.produitId,
      reference: article.reference,
      libelle: article.libelle[langue],
      slug: article.produit.slug[langue],
      image: imageOf(article),
      unite: article.unite,
      quantite: candidat.quantite,
      prixHT: tarif.prixNetHT,
      montantHT: sciage ? roundMontant(sumMontants([matiere, sciage], change.devise)) : matiere,
      approchant,
      coupe: pieces && sciage ? writeCoupe(pieces, sciage) : null,
    },
  };
}

function writeCoupe(
  pieces: NonNullable<Retenu['besoin']['pieces']>,
  montantHT: NonNullable<ArticleNomenclature['coupe']>['montantHT'],
): ArticleNomenclature['coupe'] {
  const nombre = pieces.reduce((sum, { quantite }) => sum + quantite, 0);
  return { traitCoupe: writeTraitCoupe(pieces), pieces: nombre, montantHT };
}

function coupeOf({ ligne, article }: LigneChiffree<Candidat>, change: Change) {
  return ligne.travail && montantCoupe(ligne.travail, article.decoupe, change);
}

function compter(chiffree: LigneChiffree<Candidat>, change: Change): LigneComptee | undefined {
  const { ligne, tarif } = chiffree;
  if (!tarif) return undefined;
  return {
    quantite: ligne.quantite,
    prixPublicHT: tarif.prixPublicHT,
    prixHT: tarif.prixNetHT,
    ecoHT: tarif.ecoParticipation?.montantHT ?? null,
    tva: tarif.tva,
    coupeHT: coupeOf(chiffree, change),
  };
}
