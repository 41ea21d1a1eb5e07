/** What each customer has bought: pure, drawn from its name. */
import { fraction, melanger, tirage } from '../tirage.ts';

export interface ArticleAchetable {
  id: number;
  multiple: number;
  minimum: number;
  /** Codes of the trades that buy it. */
  metiers: readonly string[];
}

export interface CompteAcheteur {
  id: number;
  code: string;
  metier: string;
}

export interface AchatGenere {
  compteId: number;
  articleId: number;
  nombre: number;
  quantite: number;
  /** Days ago. */
  jours: number;
}

// The first customer is that of the demo sign-ins.
const ACHATS_DU_PREMIER = 400;
const ACHATS_MIN = 40;
const ACHATS_MAX = 120;

export function listAchats(
  comptes: readonly CompteAcheteur[],
  articles: readonly ArticleAchetable[],
): AchatGenere[] {
  return comptes.flatMap(({ id, code, metier }, place) => {
    const hash = tirage(`achats ${code}`);
    const voulus =
      place === 0 ? ACHATS_DU_PREMIER : ACHATS_MIN + (hash % (ACHATS_MAX - ACHATS_MIN));
    return articles
      .filter(({ metiers }) => metiers.includes(metier))
      .map((article) => ({ article, draw: melanger(hash + article.id) }))
      .sort((a, b) => a.draw - b.draw)
      .slice(0, voulus)
      .map(({ article, draw }) => {
        // Few are bought every month, most once or twice.
        const nombre = Math.min(24, Math.ceil(1 / fraction(melanger(draw)) / 2));
        return {
          compteId: id,
          articleId: article.id,
          nombre,
          quantite: nombre * (article.minimum + article.multiple * (draw % 6)),
          jours: joursDepuis(nombre, melanger(draw + 1)),
        };
      });
  });
}

/** Bought that often, an article has a rhythm: so many times a year. */
const ACHATS_D_UN_RYTHME = 3;
/** One in so many is overdue: a company that lets everything run out would convince nobody. */
const UN_EN_RETARD_SUR = 8;

function joursDepuis(nombre: number, draw: number): number {
  const rythme = 365 / nombre;
  const part = fraction(melanger(draw));
  if (nombre < ACHATS_D_UN_RYTHME) return 2 + Math.floor(part * (600 / nombre));
  const isEnRetard = draw % UN_EN_RETARD_SUR === 0;
  return isEnRetard ? Math.ceil(rythme * (1.1 + part)) : 2 + Math.floor(part * (rythme - 3));
}
