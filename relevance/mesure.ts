/** Where the first right article stands in the answers, and what that is worth. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { repond } from './article-juge.ts';
import type { Boutique } from './boutique.ts';
import { GENRES_DE_REQUETE, type Attendu, type GenreDeRequete, type Partie } from './requete.ts';

export interface Resultat {
  genre: GenreDeRequete;
  langue: Locale;
  q: string;
  /** From 1; 0 when it is not on the first page. */
  rang: number;
  /** Label of the first article, in French; '' for none. */
  premier: string;
  total: number;
  /** The query as it was searched, when some of it was changed or left out. */
  lecture: string;
}

export interface Note {
  requetes: number;
  succes1: number;
  succes5: number;
  mrr: number;
}

export async function mesurer(boutique: Boutique, partie: Partie): Promise<Resultat[]> {
  const resultats: Resultat[] = [];
  for (const genre of GENRES_DE_REQUETE) {
    for (const langue of LOCALES) {
      for (const [q, attendu] of partie[genre][langue]) {
        resultats.push({
          genre,
          langue,
          q,
          ...(await mesurerRequete(boutique, q, langue, attendu)),
        });
      }
    }
  }
  return resultats;
}

async function mesurerRequete(
  { articles, chercher }: Boutique,
  q: string,
  langue: Locale,
  attendu: Attendu,
): Promise<Omit<Resultat, 'genre' | 'langue' | 'q'>> {
  if (!articles.values().some((article) => repond(article, attendu))) {
    throw new Error(`« ${q} »: no article on sale is ${JSON.stringify(attendu)}`);
  }
  const { articles: found, redirection, lecture, total } = await chercher(q, langue);
  // Someone who is led to a sheet sees that article and no other.
  const ids = redirection ? [redirection.articleId] : found.map(({ id }) => id);
  const seen = ids.flatMap((id) => articles.get(id) ?? []);
  const { correction = null, sansMots = [] } = lecture ?? {};
  return {
    rang: seen.findIndex((article) => repond(article, attendu)) + 1,
    premier: seen[0] ? `${seen[0].reference} ${seen[0].libelle}` : '',
    total,
    lecture: [correction ?? '', ...sansMots.map((mot) => `sans « ${mot} »`)].join(' ').trim(),
  };
}

export function noter(resultats: readonly Resultat[]): Note {
  const requetes = resultats.length;
  const share = (isGood: (rang: number) => boolean) =>
    resultats.filter(({ rang }) => rang > 0 && isGood(rang)).length / requetes;
  return {
    requetes,
    succes1: share((rang) => rang === 1),
    succes5: share((rang) => rang <= 5),
    mrr: resultats.reduce((sum, { rang }) => sum + (rang > 0 ? 1 / rang : 0), 0) / requetes,
  };
}
