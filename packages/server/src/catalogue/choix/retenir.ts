/** Narrowing down: what the choices made so far leave, and what may still be chosen. */

/** What an article lacks is a value as well: it may be chosen, and leads to it. */
export const SANS = 'sans';

export interface ArticleClasse {
  id: number;
  /** Its value for each step, in their order. */
  etapes: readonly string[];
  /** Identifiers of its values on the axes of the table. */
  ligne: number;
  colonne: number;
}

export interface ValeurRestante {
  valeur: string;
  nombre: number;
  /** The most sold of them. */
  premier: number;
}

export interface EtapeRestante {
  choisie: string | null;
  valeurs: ValeurRestante[];
}

export interface Retenus {
  etapes: EtapeRestante[];
  articles: ArticleClasse[];
}

/**
 * Steps are taken in their order: the values of one are those that the choices before it leave, so
 * none that is proposed leads to nothing, and a choice that leads nowhere with those before it is
 * forgotten. The only value of a step is chosen by itself.
 */
export function retenir(
  articles: readonly ArticleClasse[],
  demandees: readonly (string | undefined)[],
): Retenus {
  const choisies = admettre(articles, demandees);
  const etapes = demandees.map((_, rang): EtapeRestante => {
    const valeurs = compter(matching(articles, choisies.slice(0, rang)), rang);
    const [seule] = valeurs.length === 1 ? valeurs : [];
    return { choisie: choisies[rang] ?? seule?.valeur ?? null, valeurs };
  });
  return { etapes, articles: matching(articles, choisies) };
}

function admettre(
  articles: readonly ArticleClasse[],
  demandees: readonly (string | undefined)[],
): (string | undefined)[] {
  const choisies: (string | undefined)[] = demandees.map(() => undefined);
  for (const [rang, demandee] of demandees.entries()) {
    choisies[rang] = demandee;
    if (matching(articles, choisies).length === 0) choisies[rang] = undefined;
  }
  return choisies;
}

function matching(
  articles: readonly ArticleClasse[],
  choisies: readonly (string | undefined)[],
): ArticleClasse[] {
  return articles.filter(({ etapes }) =>
    choisies.every((choisie, rang) => choisie === undefined || etapes[rang] === choisie),
  );
}

function compter(articles: readonly ArticleClasse[], rang: number): ValeurRestante[] {
  const parValeur = new Map<string, ValeurRestante>();
  for (const { id, etapes } of articles) {
    const valeur = etapes[rang] ?? SANS;
    const known = parValeur.get(valeur);
    if (known) known.nombre += 1;
    else parValeur.set(valeur, { valeur, nombre: 1, premier: id });
  }
  return [...parValeur.values()];
}
