import type {
  AxeChoix,
  Choix,
  ChoixQuery,
  EtapeChoix,
} from '@comptoir/contract/catalogue/choix.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { PREFIXE_FILTRE } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { imageOf, type Articles } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { ValeurRow } from './choix.sql.ts';
import type { Classement, GenreClasse } from './classer.ts';
import { RAYON } from './genres.ts';
import { retenir, type ArticleClasse, type EtapeRestante } from './retenir.ts';

interface Deps {
  articles: Articles;
  classement: Classement;
}

interface Question {
  genre: string;
  query: ChoixQuery;
}

/** Undefined for a kind that the catalogue has nothing of. */
export async function lireChoix(
  { articles, classement }: Deps,
  demande: Demande,
  { genre: code, query }: Question,
): Promise<Choix | undefined> {
  const classe = classement.genres.get(code);
  if (!classe) return undefined;
  const { etapes: codes } = classe.genre;
  const retenus = retenir(classe.articles, readDemandees(codes, query));
  const isOuvert = retenus.etapes.some(({ choisie }) => choisie === null);
  const matrice = isOuvert ? null : dresser(classement, classe, retenus.articles, demande.langue);
  const premiers = retenus.etapes.flatMap(({ valeurs }) => valeurs.map(({ premier }) => premier));
  const [vendus, montres] = await Promise.all([
    articles.listArticlesVendus(demande, matrice?.cases.map(({ articleId }) => articleId) ?? []),
    articles.readArticles([...new Set(premiers)]),
  ]);
  const dire = (etape: string, reste: EtapeRestante): EtapeChoix => ({
    code: etape,
    libelle: classement.attributs.get(etape)?.libelle[demande.langue] ?? null,
    choisie: reste.choisie,
    valeurs: ranger(classement, etape, reste).map(({ valeur, nombre, premier }) => {
      const montre = montres.get(premier);
      return {
        valeur,
        libelle: direValeur(classement, etape, valeur)?.libelle?.[demande.langue] ?? null,
        nombre,
        image: montre ? imageOf(montre) : null,
      };
    }),
  });
  return {
    genre: code,
    jour: vendus.jour,
    nombre: retenus.articles.length,
    etapes: retenus.etapes.flatMap((reste, rang) => {
      const etape = codes[rang];
      return etape === undefined ? [] : dire(etape, reste);
    }),
    matrice,
    articles: vendus.articles,
  };
}

/** Refuses what is no step of the kind. */
function readDemandees(etapes: readonly string[], query: ChoixQuery): (string | undefined)[] {
  const demandees = new Map(
    Object.entries(query).map(([nom, valeur]) => [nom.slice(PREFIXE_FILTRE.length), valeur]),
  );
  for (const code of demandees.keys()) {
    if (!etapes.includes(code)) throw refus('requete-invalide');
  }
  return etapes.map((code) => demandees.get(code));
}

function direValeur({ noeuds, valeurs }: Classement, etape: string, cle: string) {
  if (etape === RAYON) return noeuds.get(cle);
  return [...valeurs.values()].find((valeur) => valeur.attribut === etape && valeur.cle === cle);
}

/** By the order of the catalogue; the most sold of what was put together stands for it. */
function ranger(classement: Classement, etape: string, { valeurs }: EtapeRestante) {
  const rangOf = (cle: string) => {
    const dite = direValeur(classement, etape, cle);
    if (!dite) return -1;
    return 'gauche' in dite ? dite.gauche : dite.rang;
  };
  return valeurs.toSorted((a, b) => rangOf(a.valeur) - rangOf(b.valeur));
}

function dresser(
  { attributs, valeurs }: Classement,
  { genre }: GenreClasse,
  articles: readonly ArticleClasse[],
  langue: Locale,
): Choix['matrice'] {
  const enTete = attributs.get(genre.colonnes);
  const enMarge = attributs.get(genre.lignes);
  if (!enTete || !enMarge) return null;
  const lignes = ordonner(
    valeurs,
    articles.map(({ ligne }) => ligne),
  );
  const colonnes = ordonner(
    valeurs,
    articles.map(({ colonne }) => colonne),
  );
  const parCase = Map.groupBy(articles, ({ ligne, colonne }) => `${ligne} ${colonne}`);
  const axe = (attribut: typeof enTete, siennes: readonly ValeurRow[]): AxeChoix => ({
    attribut: { ...attribut, libelle: attribut.libelle[langue] },
    valeurs: siennes.map(({ libelle, cle }) => libelle?.[langue] ?? cle),
  });
  const placeOf = (siennes: readonly ValeurRow[], id: number) =>
    siennes.findIndex((valeur) => valeur.id === id);
  return {
    lignes: axe(enMarge, lignes),
    colonnes: axe(enTete, colonnes),
    cases: [...parCase.values()].flatMap(([premier, ...autres]) =>
      premier
        ? {
            ligne: placeOf(lignes, premier.ligne),
            colonne: placeOf(colonnes, premier.colonne),
            articleId: premier.id,
            autres: autres.length,
          }
        : [],
    ),
  };
}

function ordonner(valeurs: ReadonlyMap<number, ValeurRow>, ids: readonly number[]): ValeurRow[] {
  return [...new Set(ids)]
    .flatMap((id) => valeurs.get(id) ?? [])
    .sort((a, b) => Number(a.nombre ?? 0) - Number(b.nombre ?? 0) || a.rang - b.rang);
}
