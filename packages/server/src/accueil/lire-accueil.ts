import {
  ICONES_SERVICE,
  type Bloc,
  type CategorieAccueil,
  type Chiffres,
  type IconeService,
  type VitrineAccueil,
} from '@comptoir/contract/accueil/accueil.contract.ts';
import type { Actualite } from '@comptoir/contract/actualites/actualites.contract.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { UniversMetier } from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Clock } from '../clock.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { illustrationOf } from '../images/images.public.ts';
import type { BlocRow } from './accueil.sql.ts';
import { MAX_PAR_BLOC, type Vitrine } from './vitrine.ts';

export interface DepsAccueil {
  clock: Clock;
  articles: Articles;
  arbre: Arbre;
  vitrine: (jour: string) => Promise<Vitrine>;
  listerActualites: (demande: Demande) => Promise<readonly Actualite[]>;
  listerUnivers: (langue: Locale) => Promise<readonly UniversMetier[]>;
  /** Offers and promotions in force. */
  compterOffres: () => Promise<number>;
}

export interface Accueil {
  jour: string;
  chiffres: Chiffres;
  vitrine: VitrineAccueil | null;
  blocs: Bloc[];
}

const CATEGORIE = 1;
const FAMILLE = 2;
const FAMILLES_DITES = 3;
const PAR_DEFAUT = 5;
const GENERIQUE = { genre: 'carton', fichier: null, couleur: null };

export async function lireAccueil(deps: DepsAccueil, demande: Demande): Promise<Accueil> {
  const jour = deps.clock.today();
  const vitrine = await deps.vitrine(jour);
  const [large, bande] = [
    illustrationOf('accueil', 'atelier'),
    illustrationOf('accueil', 'comptoir'),
  ];
  const rows = vitrine.blocs.filter(
    ({ debut, fin }) => (debut ?? jour) <= jour && jour <= (fin ?? jour),
  );
  const blocs = await Promise.all(rows.map((row) => composer(deps, demande, row, vitrine)));
  return {
    jour,
    chiffres: vitrine.chiffres,
    vitrine: large && bande && { large, bande },
    blocs: blocs.flatMap((bloc) => bloc ?? []),
  };
}

/** Undefined where there is nothing to show. */
async function composer(
  deps: DepsAccueil,
  demande: Demande,
  row: BlocRow,
  vitrine: Vitrine,
): Promise<Bloc | undefined> {
  const { langue } = demande;
  const { id, genre, reglages } = row;
  const tete = { id, titre: row.titre[langue], texte: row.texte[langue] };
  const nombre = Math.min(reglages.nombre ?? PAR_DEFAUT, MAX_PAR_BLOC);
  switch (genre) {
    case 'annonce':
      return {
        genre,
        ...tete,
        lien: reglages.lien?.[langue] ?? '',
        chemin: reglages.chemin?.[langue] ?? '',
      };
    case 'categories': {
      const [noeuds, nommes] = await Promise.all([
        deps.arbre.list(langue, FAMILLE),
        deps.arbre.list('fr', CATEGORIE),
      ]);
      const codes = new Map(nommes.map(({ id: noeudId, slug }) => [noeudId, slug]));
      const categories = categoriesOf(noeuds, codes, vitrine);
      return categories.length > 0 ? { genre, ...tete, categories } : undefined;
    }
    case 'offres': {
      const articles = await vendus(deps, demande, vitrine.promus.slice(0, nombre));
      if (articles.length === 0) return undefined;
      return {
        genre,
        ...tete,
        articles,
        nombre: await deps.compterOffres(),
        fin: finCommune(articles),
      };
    }
    case 'ventes': {
      // What is on offer stands above already.
      const autres = vitrine.ventes.filter((each) => !vitrine.promus.includes(each));
      const articles = await vendus(deps, demande, autres.slice(0, nombre));
      return articles.length > 0 ? { genre, ...tete, articles } : undefined;
    }
    case 'services':
      return { genre, ...tete, cartes: cartesOf(row, langue) };
    case 'metiers': {
      const univers = [...(await deps.listerUnivers(langue))];
      return univers.length > 0 ? { genre, ...tete, univers } : undefined;
    }
    case 'preuves': {
      const avis = vitrine.avis[langue].slice(0, nombre);
      return avis.length > 0 ? { genre, ...tete, avis } : undefined;
    }
    case 'actualites': {
      const actualites = (await deps.listerActualites(demande)).slice(0, nombre);
      return actualites.length > 0 ? { genre, ...tete, actualites } : undefined;
    }
  }
}

/** @param codes by category: its French slug. */
function categoriesOf(
  noeuds: readonly Noeud[],
  codes: ReadonlyMap<number, string>,
  { images }: Vitrine,
): CategorieAccueil[] {
  // An empty shelf is not worth the walk.
  const remplis = noeuds.filter(({ nombre }) => nombre > 0);
  const familles = Map.groupBy(remplis, ({ parentId }) => parentId);
  return remplis
    .filter(({ niveau }) => niveau === 1)
    .map((noeud) => ({
      ...noeud,
      image: images.get(noeud.id) ?? GENERIQUE,
      illustration: illustrationOf('categories', codes.get(noeud.id) ?? ''),
      familles: [...(familles.get(noeud.id) ?? [])]
        .sort((a, b) => b.nombre - a.nombre || a.id - b.id)
        .slice(0, FAMILLES_DITES)
        .map(({ libelle }) => libelle),
    }));
}

async function vendus(
  { articles }: DepsAccueil,
  demande: Demande,
  ids: readonly number[],
): Promise<ArticleVendu[]> {
  return (await articles.listArticlesVendus(demande, ids)).articles;
}

/** Said once over all of them, where it is the same for all. */
function finCommune(articles: readonly ArticleVendu[]): string | null {
  const fins = new Set(articles.map(({ tarif }) => tarif?.promotion?.fin ?? null));
  const [seule = null] = fins;
  return fins.size === 1 ? seule : null;
}

function cartesOf({ reglages }: BlocRow, langue: Locale) {
  return (reglages.cartes ?? []).map(({ icone, titre, texte, lien, chemin }) => ({
    icone: iconeOf(icone),
    titre: titre[langue],
    texte: texte[langue],
    lien: lien[langue],
    chemin: chemin[langue],
  }));
}

/** The database may name one that this version does not draw. */
function iconeOf(icone: string): IconeService {
  return ICONES_SERVICE.find((each) => each === icone) ?? 'livraison';
}
