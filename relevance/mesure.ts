/** Where the first right article stands in what is shown, and what that is worth. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { repond, type ArticleJuge } from './article-juge.ts';
import type { Boutique, Montre } from './boutique.ts';
import { GENRES_DE_REQUETE, type Attendu, type GenreDeRequete, type Partie } from './requete.ts';

export interface Resultat {
  genre: GenreDeRequete;
  langue: Locale;
  q: string;
  /** From 1; 0 when it is not on the first page, or when what had to be said was not. */
  rang: number;
  /** Label of the first article, in French; '' for none. */
  premier: string;
  total: number;
  /** The query as it was searched, when some of it was changed or left out. */
  lecture: string;
  /** Share of the first places that hold something as good; undefined where it is not judged. */
  rempli?: number;
  /** Its spelling was changed, and what was meant is not on the page. */
  absurde: boolean;
}

export interface Note {
  requetes: number;
  succes1: number;
  succes5: number;
  mrr: number;
  /** Undefined where no query of the kind is judged by it. */
  rempli: number | undefined;
}

/** Places that a screen shows at once. */
const PLACES = 6;

export async function mesurer(boutique: Boutique, partie: Partie): Promise<Resultat[]> {
  const resultats: Resultat[] = [];
  for (const genre of GENRES_DE_REQUETE) {
    for (const langue of LOCALES) {
      for (const requete of partie[genre]?.[langue] ?? []) {
        const montre = await boutique.chercher(requete[0], langue);
        resultats.push({
          genre,
          langue,
          q: requete[0],
          total: montre.total,
          ...juger(boutique, genre, requete, montre),
        });
      }
    }
  }
  return resultats;
}

type Jugement = Pick<Resultat, 'rang' | 'premier' | 'lecture' | 'rempli' | 'absurde'>;

function juger(
  { articles }: Boutique,
  genre: GenreDeRequete,
  [q, attendu, voisins]: readonly [string, Attendu | string, Attendu?],
  montre: Montre,
): Jugement {
  const { correction, nonVendu } = montre;
  const sansMots = nonVendu === undefined ? montre.sansMots : [...montre.sansMots, nonVendu];
  const seen = montre.ids.flatMap((id) => articles.get(id) ?? []);
  const lecture = [correction ?? '', ...sansMots.map((mot) => `sans « ${mot} »`)].join(' ').trim();
  const premier = seen[0] ? `${seen[0].reference} ${seen[0].libelle}` : '';
  if (typeof attendu === 'string') {
    const isTold = montre.total === 0 || sansMots.some((mot) => mot.includes(attendu));
    const rang = isTold && correction === null ? 1 : 0;
    return { rang, premier, lecture, absurde: correction !== null };
  }
  const bons = count(articles.values(), attendu, voisins);
  if (!articles.values().some((article) => repond(article, attendu))) {
    throw new Error(`« ${q} »: no article on sale is ${JSON.stringify(attendu)}`);
  }
  const isTold = genre !== 'absents' || montre.sansMots.length > 0;
  const rang = isTold ? seen.findIndex((article) => repond(article, attendu)) + 1 : 0;
  return {
    rang,
    premier,
    lecture,
    ...(voisins && {
      rempli: count(seen.slice(0, PLACES).values(), attendu, voisins) / Math.min(PLACES, bons),
    }),
    absurde: correction !== null && rang === 0,
  };
}

function count(
  articles: IteratorObject<ArticleJuge>,
  attendu: Attendu,
  voisins: Attendu = attendu,
): number {
  return articles
    .filter((article) => repond(article, attendu) || repond(article, voisins))
    .toArray().length;
}

export function noter(resultats: readonly Resultat[]): Note {
  const requetes = resultats.length;
  const share = (isGood: (rang: number) => boolean) =>
    resultats.filter(({ rang }) => rang > 0 && isGood(rang)).length / requetes;
  const remplis = resultats.flatMap(({ rempli }) => rempli ?? []);
  return {
    requetes,
    succes1: share((rang) => rang === 1),
    succes5: share((rang) => rang <= 5),
    mrr: resultats.reduce((sum, { rang }) => sum + (rang > 0 ? 1 / rang : 0), 0) / requetes,
    rempli: remplis.length > 0 ? remplis.reduce((a, b) => a + b) / remplis.length : undefined,
  };
}
