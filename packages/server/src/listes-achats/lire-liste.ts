/** A list as its page shows it: some of its lines with their articles, the value of all. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type {
  GroupeListe,
  LigneListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { LigneChiffree } from '../articles/articles.public.ts';
import type { Demande } from '../http/acteur.ts';
import { ajouterQuantite, trancherGroupes, type Tranche } from '../panier/panier.public.ts';
import { listGroupes, listLignes, type LigneRow } from './lignes/lignes.sql.ts';
import type { DepsListes } from './lire-valeurs.ts';
import { toListe } from './listes-achats.public.ts';
import { findListeOf } from './listes-achats.sql.ts';
import { quiOf } from './utilisateur.ts';
import { calculerValeur, montantOf } from './valeur-liste.ts';

type Chiffree = LigneChiffree<LigneRow>;

interface Groupe {
  rang: number;
  libelle: string | null;
  section: boolean;
  nombreLignes: number;
  lignes: readonly Chiffree[];
}

export async function lireListe(
  { pool, articles }: DepsListes,
  demande: Demande,
  id: number,
  tranche: Tranche,
): Promise<ListeDetaillee> {
  const [liste, rows, noms] = await Promise.all([
    findListeOf(pool, id, quiOf(demande.acteur)),
    listLignes(pool, id),
    listGroupes(pool, id),
  ]);
  if (!liste) throw refus('introuvable', { id });
  const { lignes, change } = await articles.chiffrerLot(demande, rows);
  const manques = await chiffrerManques(articles, demande, lignes);
  const groupes = trancherGroupes(grouper(lignes, noms), tranche, {
    lignesOf: (groupe) => groupe.lignes,
    avec: (groupe, siennes): Groupe => ({ ...groupe, lignes: siennes }),
  });
  const montrees = groupes.flatMap((groupe) => groupe.lignes);
  const ids = montrees.flatMap(({ article }) =>
    article.retire && article.successeurId !== null
      ? [article.id, article.successeurId]
      : [article.id],
  );
  const { articles: vendus, jour } = await articles.listArticlesVendus(demande, [...new Set(ids)]);
  const parId = new Map(vendus.map((article) => [article.id, article]));
  return {
    ...toListe(liste),
    ...calculerValeur(lignes, change.devise),
    cibles: rows.filter(({ cible }) => cible !== null).length,
    compteeLe: liste.compteeLe?.toISOString() ?? null,
    manqueHT: calculerValeur(manques, change.devise).valeurHT,
    jour,
    groupes: groupes.map((groupe): GroupeListe => ({
      ...groupe,
      lignes: groupe.lignes.flatMap((ligne) => toLigne(ligne, parId) ?? []),
    })),
  };
}

/** At the price of as many as a basket takes: whole packings. */
async function chiffrerManques(
  articles: DepsListes['articles'],
  demande: Demande,
  lignes: readonly Chiffree[],
): Promise<readonly LigneChiffree[]> {
  const lot = lignes.flatMap(({ ligne, article }) => {
    const manque = (ligne.cible ?? 0) - (ligne.reste ?? ligne.cible ?? 0);
    if (manque <= 0) return [];
    return [{ articleId: article.id, quantite: ajouterQuantite(0, manque, article).quantite }];
  });
  return lot.length === 0 ? [] : (await articles.chiffrerLot(demande, lot)).lignes;
}

function grouper(
  lignes: readonly Chiffree[],
  noms: readonly { rang: number; libelle: string | null; section: boolean }[],
): Groupe[] {
  const parRang = new Map(noms.map((nom) => [nom.rang, nom]));
  return [...Map.groupBy(lignes, ({ ligne }) => ligne.groupe)].map(([rang, siennes]) => ({
    rang,
    libelle: parRang.get(rang)?.libelle ?? null,
    section: parRang.get(rang)?.section ?? false,
    nombreLignes: siennes.length,
    lignes: siennes,
  }));
}

function toLigne(
  chiffree: Chiffree,
  parId: ReadonlyMap<number, ArticleVendu>,
): LigneListe | undefined {
  const article = parId.get(chiffree.article.id);
  if (!article) return undefined;
  const { ligneId, quantite, traitCoupe, exemplaires, note, remise, cible, reste } = chiffree.ligne;
  const { retire, successeurId } = chiffree.article;
  const successeur = retire && successeurId !== null ? parId.get(successeurId) : undefined;
  return {
    ligneId,
    quantite,
    traitCoupe,
    exemplaires,
    note,
    remise,
    cible,
    reste,
    montantHT: montantOf(chiffree),
    article,
    remplacant: successeur && !successeur.retire ? successeur : null,
  };
}
